import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/admin/adminHead';
import { LoginScreen } from '@/admin/session/LoginScreen';

export const Route = createFileRoute('/admin/')({
  beforeLoad: async () => {
    const { skipLogin } = await import('@/admin/session/requireSession');
    await skipLogin();
  },
  head: () => adminHead('Admin Login'),
  component: LoginScreen,
});
