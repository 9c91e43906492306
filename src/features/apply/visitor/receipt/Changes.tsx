import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { VisaApplication } from '@/domain/application';
import { withdrawApplicationOptions } from '@/features/apply/queries';
import { failureReason } from '../SubmissionFailed';
import { buttonClass } from '@/ui/controls/Button';
import { ConfirmButton } from '@/ui/ConfirmButton';
import { receiptStrings } from '../strings';

interface ChangesProps {
  application: VisaApplication;
  isSent: boolean;
}

/** Corrects, completes or withdraws an application until it is sent; then explains what to do. */
export function Changes({ application, isSent }: ChangesProps) {
  const navigate = useNavigate();
  const withdraw = useMutation(withdrawApplicationOptions);
  const { trackingNumber } = application;
  const quiet = buttonClass({ variant: 'ghost' });
  return (
    <section aria-labelledby="receipt-change" className="grid gap-2">
      <h2 id="receipt-change" className="document-label">
        {receiptStrings.change.title}
      </h2>
      {isSent ? (
        <p className="text-sm">
          {receiptStrings.change.text((text) => (
            <Link to="/contact" className="underline">
              {text}
            </Link>
          ))}
        </p>
      ) : (
        <div className="flex flex-wrap gap-3 lg:grid">
          <Link to="/apply" search={{ correct: trackingNumber, step: 2 }} className={quiet}>
            {receiptStrings.change.correct}
          </Link>
          <Link to="/apply" search={{ correct: trackingNumber, step: 3 }} className={quiet}>
            {receiptStrings.change.add}
          </Link>
          <ConfirmButton
            variant="ghost"
            question={receiptStrings.withdrawal}
            onConfirm={() =>
              withdraw.mutate(application, { onSuccess: () => void navigate({ to: '/track' }) })
            }
          >
            {receiptStrings.change.withdraw}
          </ConfirmButton>
        </div>
      )}
      {withdraw.isError && (
        <p role="alert" className="failure-note">
          {receiptStrings.notWithdrawn(failureReason(withdraw.error))}
        </p>
      )}
    </section>
  );
}
