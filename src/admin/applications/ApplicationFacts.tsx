import type { ReactNode } from 'react';
import { type VisaApplication } from '@/content/applications/application';
import { APPLICANT_LABELS, applicantName } from '@/content/applicationForm';
import { statusTone } from '@/content/applications/status';
import { visaTypeLabel } from '@/content/applications/visaOptions';
import { DashedText } from '@/ui/DashedText';
import { formatDay } from '@/lib/time/dates';
import { Badge } from '@/ui/Badge';
import { BreakableText } from '@/ui/controls/BreakableText';
import { strings } from './strings';

interface Fact {
  label: string;
  value: ReactNode;
}

/** In characters; a longer text gets a row of its own. */
const SHORT_TEXT = 60;

const fact = (label: string, value: ReactNode): Fact => ({ label, value });

/** A text as mailto or tel link; blank text as is. */
function linked(href: string, text: string): ReactNode {
  return text === '' ? (
    ''
  ) : (
    <a href={href} className="text-primary underline">
      <BreakableText text={text} />
    </a>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    // No nested grids: text longer than a page would be printed over what follows.
    <section className="space-y-3">
      <h3 className="text-lg">{title}</h3>
      <dl className="application-facts">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className={
              typeof value === 'string' && value.length > SHORT_TEXT ? 'col-span-full' : undefined
            }
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <bdi>{value || '-'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The applicant's answers, in the sections of SPEC section 2. */
export function ApplicationFacts({ application }: { application: VisaApplication }) {
  const { dateOfBirth, travelDate, status, visaType } = application;
  return (
    <>
      <Facts
        title={strings.facts.person}
        facts={[
          fact(strings.facts.name, applicantName(application)),
          fact(
            APPLICANT_LABELS.email,
            linked(`mailto:${encodeURIComponent(application.email)}`, application.email),
          ),
          fact(
            APPLICANT_LABELS.phone,
            linked(`tel:${application.phone.replaceAll(/[^\d+]/g, '')}`, application.phone),
          ),
          fact(APPLICANT_LABELS.nationality, application.nationality),
          fact(APPLICANT_LABELS.passportNumber, application.passportNumber),
          fact(APPLICANT_LABELS.dateOfBirth, formatDay(dateOfBirth) ?? dateOfBirth),
        ]}
      />
      <Facts
        title={strings.facts.visa}
        facts={[
          fact(strings.facts.visaType, visaType && <DashedText text={visaTypeLabel(visaType)} />),
          fact(APPLICANT_LABELS.travelDate, formatDay(travelDate) ?? travelDate),
          fact(APPLICANT_LABELS.purpose, application.purpose),
          fact(strings.facts.status, status && <Badge tone={statusTone(status)}>{status}</Badge>),
        ]}
      />
    </>
  );
}
