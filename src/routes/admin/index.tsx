import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { LoginScreen } from '@/admin/session/LoginScreen';
import { strings } from './strings';

export const Route = createFileRoute('/admin/')({
  beforeLoad: async () => {
    const { skipLogin } = await import('@/admin/session/requireSession');
    await skipLogin();
  },
  head: () => adminHead(strings.login),
  component: LoginScreen,
});
