import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { LoginScreen } from '@/admin/session/LoginScreen';
import { skipLogin } from '@/admin/session/requireSession';
import { strings } from './strings';

export const Route = createFileRoute('/admin/')({
  beforeLoad: skipLogin,
  head: () => adminHead(strings.login),
  component: LoginScreen,
});
