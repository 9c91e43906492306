import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/shared/visitor/head';
import { LoginScreen } from '@/features/session/admin/LoginScreen';
import { redirectIfSignedIn } from '@/features/session/admin/session';
import { headStrings } from '@/shared/admin/strings';

export const Route = createFileRoute('/admin/')({
  beforeLoad: redirectIfSignedIn,
  head: () => adminHead(headStrings.login),
  component: LoginScreen,
});
