import type { ReactNode } from 'react';
import type { VisaApplication } from '@/content/application';
import { applicantName } from '@/content/applicationList';
import { statusTone } from '@/content/status';
import { visaTypeLabel } from '@/content/visaOptions';
import { formatDay } from '@/lib/dates';
import { Badge } from '@/ui/Badge';

interface Fact {
  label: string;
  value: ReactNode;
}

const fact = (label: string, value: ReactNode): Fact => ({ label, value });

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      <dl className="application-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line print:line-clamp-6">
              <bdi>{value || '-'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What an applicant filled in, in the sections of SPEC section 2. */
export function ApplicationFacts({ application }: { application: VisaApplication }) {
  const { dateOfBirth, travelDate, status } = application;
  return (
    <>
      <Facts
        title="Personal Information"
        facts={[
          fact('Full Name', applicantName(application)),
          fact('Email', application.email),
          fact('Phone Number', application.phone),
          fact('Nationality', application.nationality),
          fact('Passport Number', application.passportNumber),
          fact('Date of Birth', formatDay(dateOfBirth) ?? dateOfBirth),
        ]}
      />
      <Facts
        title="Visa & Travel Details"
        facts={[
          fact('Visa Type', visaTypeLabel(application.visaType)),
          fact('Travel Date', formatDay(travelDate) ?? travelDate),
          fact('Purpose of Visit', application.purpose),
          fact('Status', status && <Badge tone={statusTone(status)}>{status}</Badge>),
        ]}
      />
    </>
  );
}
