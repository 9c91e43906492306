import type { UseFormRegister } from 'react-hook-form';
import type { ApplicationForm } from '@/content/application';
import { VISA_OPTIONS } from '@/content/visaOptions';
import { whenIdle } from '@/lib/whenIdle';
import { nationalities } from './personalFields';
import { STEP_HEADING_ID, StepHeading } from './StepHeading';
import { words } from './words';

/** Step 1: one of the built-in visas (SPEC section 3). */
export function VisaSelectionStep({ register }: { register: UseFormRegister<ApplicationForm> }) {
  // The next step asks for a list that takes a while to make.
  const field = register('visaType', { onChange: () => whenIdle(nationalities) });
  return (
    <>
      <StepHeading step={1}>{words.visaSelection}</StepHeading>
      <fieldset aria-labelledby={STEP_HEADING_ID} className="visa-options">
        {VISA_OPTIONS.map(({ id, label, price }) => (
          <label key={id} className="visa-option">
            <input type="radio" {...field} value={id} className="radio radio-primary" />
            <span className="min-w-0 flex-1 basis-32 font-semibold text-balance">{label}</span>
            <span className="ms-auto font-mono font-semibold whitespace-nowrap">{price}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
