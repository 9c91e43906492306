import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { LoginScreen } from '@/admin/session/LoginScreen';
import { redirectIfSignedIn } from '@/admin/session/requireSession';
import { strings } from './strings';

export const Route = createFileRoute('/admin/')({
  beforeLoad: redirectIfSignedIn,
  head: () => adminHead(strings.login),
  component: LoginScreen,
});
