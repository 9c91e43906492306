import { useQuery } from '@tanstack/react-query';
import { isRecord } from '@/lib/isRecord';
import { show } from './show';
import { stackOf } from './stackOf';

const COLUMNS = ['trackingNumber', 'firstName', 'lastName', 'visaType', 'status'] as const;

function read(): Record<string, unknown>[] {
  const list: unknown = JSON.parse(localStorage.getItem('visaApplications') ?? '[]');
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function Applications() {
  const { data = [] } = useQuery({ queryKey: ['applications'], queryFn: read });
  return (
    <table>
      <tbody>
        {data.map((application) => (
          <tr key={String(application['id'])}>
            {COLUMNS.map((column) => (
              <td key={column}>{String(application[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

show(stackOf(Applications));
