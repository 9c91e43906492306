import type { DraftKeeping } from '@/form/useDraft';
import { DeleteDraft } from './DeleteDraft';
import { strings } from './strings';

interface PrivacyPanelProps {
  keeping: DraftKeeping;
  onErase: () => void;
}

/** What is kept of the answers, where and until when, before the first of them is given. */
export function PrivacyPanel({ keeping, onErase }: PrivacyPanelProps) {
  return (
    <section aria-labelledby="privacy" className="privacy-panel">
      <h3 id="privacy" className="font-sans font-semibold">
        {strings.privacy.title}
      </h3>
      <p>{keeping === 'refused' ? strings.privacy.notKept : strings.privacy.kept}</p>
      <p>{strings.privacy.submitted}</p>
      <DeleteDraft className="justify-self-start" onDelete={onErase}>
        {strings.privacy.erase}
      </DeleteDraft>
    </section>
  );
}
