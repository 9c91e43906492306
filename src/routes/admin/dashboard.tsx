import { createFileRoute } from '@tanstack/react-router';
import { AdminLayout } from '@/admin/layout/AdminLayout';

export const Route = createFileRoute('/admin/dashboard')({
  beforeLoad: async (visit) => {
    const { requireSession } = await import('@/admin/session/requireSession');
    await requireSession(visit);
  },
  component: AdminLayout,
});
