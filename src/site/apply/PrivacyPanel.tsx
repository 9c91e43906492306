import type { DraftKeeping } from '@/queries/useDraft';
import { DeleteDraft } from './DeleteDraft';
import { words } from './words';

interface PrivacyPanelProps {
  keeping: DraftKeeping;
  onErase: () => void;
}

/** What is kept of the answers, where and until when, before the first of them is given. */
export function PrivacyPanel({ keeping, onErase }: PrivacyPanelProps) {
  return (
    <section aria-labelledby="privacy" className="privacy-panel">
      <h3 id="privacy" className="font-sans font-semibold">
        {words.privacy.title}
      </h3>
      <p>{keeping === 'refused' ? words.privacy.notKept : words.privacy.kept}</p>
      <p>{words.privacy.submitted}</p>
      <DeleteDraft className="justify-self-start" onDelete={onErase}>
        {words.privacy.erase}
      </DeleteDraft>
    </section>
  );
}
