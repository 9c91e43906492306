import { createFileRoute } from '@tanstack/react-router';
import { AdminLayout } from '@/admin/layout/AdminLayout';
import { requireSession } from '@/admin/session/requireSession';

export const Route = createFileRoute('/admin/counter')({
  beforeLoad: requireSession,
  component: AdminLayout,
});
