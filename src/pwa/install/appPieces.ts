/** What few visitors see, in one chunk: the offer to install, and the way back of an app's window. */
export { BackButton } from '@/ui/controls/BackButton';
export { InstallButton } from './InstallButton';
export { InstallHint } from './InstallHint';
