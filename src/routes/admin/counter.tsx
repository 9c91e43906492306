import { createFileRoute } from '@tanstack/react-router';
import { AdminLayout } from '@/features/layout/admin/AdminLayout';
import { requireSession } from '@/features/session/admin/session';

export const Route = createFileRoute('/admin/counter')({
  beforeLoad: requireSession,
  component: AdminLayout,
});
