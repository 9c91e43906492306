import { type FormEvent, useId, useRef, useState } from 'react';
import { Button, Field, TextInput } from '@/ui/elements';
import { Dialog } from '@/ui/overlays/Dialog';
import { PictureInput } from '@/shared/admin/editing/PictureInput';
import { ComboboxControl } from '@/ui/inputs/ComboboxControl';
import { strings } from '@/engines/richtext/strings';
import { isComposing } from '@/lib/browser/shortcut';
import { DOMAIN, isInternalPath, isPictureData, linkUrl, pictureUrl } from '@/lib/browser/safeUrl';

/** A valid address, or why the typed one is invalid. */
type Address = { href: string } | { problem: string };

const MAIL = /^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/;

/** Returns an address as it is stored; one that starts with `http` must be a complete URL. */
function checked(address: string): Address {
  const href = address.replace(/\s/g, '%20');
  const isWhole = !/^https?:/i.test(href) || URL.canParse(href);
  return isWhole ? { href } : { problem: strings.address.incompleteWeb };
}

/** Validates a link: http, https, mailto, tel or a page of this site (SPEC section 5). */
function linkAddress(typed: string): Address {
  const address = typed.trim();
  if (address === '') return { problem: strings.address.noLink };
  const url = linkUrl(MAIL.test(address) ? `mailto:${address}` : address);
  if (url === undefined) return { problem: strings.address.notForLinks };
  if (/^(?:mailto|tel):\s*$/i.test(url)) return { problem: strings.address.incomplete };
  const isLeading = /^(?:[a-z]+:|#\S)/i.test(url) || isInternalPath(url);
  return isLeading ? checked(url) : { problem: strings.address.nowhere };
}

/** Validates an image address: a web address, a file of this site, or a data URL. */
function pictureAddress(typed: string): Address {
  const address = typed.trim();
  if (address === '') return { problem: strings.address.noPicture };
  const url = pictureUrl(DOMAIN.test(address) ? `https://${address}` : address);
  if (url !== undefined) return checked(url);
  const isHere = /^(?:blob|data|file|content):|^[a-z]:\\/i.test(address);
  return { problem: isHere ? strings.address.pictureHere : strings.address.notForPictures };
}

export interface PageOfSite {
  label: string;
  path: string;
}

/** The link or picture being edited. */
export interface AddressDraft {
  /** The text of a link, or the description of a picture. */
  words: string;
  address: string;
  /** Whether it is already in the text. */
  exists: boolean;
}

export interface AddressDialogProps {
  kind: 'link' | 'image';
  draft: AddressDraft;
  /** A picture that was pasted or dropped. */
  file?: File | undefined;
  pagesOfSite: readonly PageOfSite[];
  onDone: (words: string, address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

const CHECKS = { link: linkAddress, image: pictureAddress };

/** Asks for the text and address of a link, or the address and description of an image. */
export function AddressDialog({
  kind,
  draft,
  file,
  pagesOfSite,
  onDone,
  onRemove,
  onClose,
}: AddressDialogProps) {
  const [text, setText] = useState(draft.words);
  const [address, setAddress] = useState(draft.address);
  // The error and the address it applies to; it disappears when the address changes.
  const [problem, setProblem] = useState<{ of: string; text: string }>();
  const first = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLInputElement>(null);
  const formId = useId();
  const says = strings.dialog[kind];
  const place = { label: says.address, error: problem?.of === address ? problem.text : undefined };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React bubbles events through portals, so the form around the editor would save.
    event.stopPropagation();
    // Read from the DOM, because the combobox reports a change later than this event.
    const typed = kind === 'link' ? (first.current?.value ?? address) : address;
    const result = CHECKS[kind](typed);
    if ('href' in result) onDone(text, result.href);
    else {
      setProblem({ of: typed, text: result.problem });
      first.current?.focus();
    }
  };
  const matchPages = (typed: string): string[] => {
    const part = typed.trim().toLowerCase();
    return pagesOfSite
      .filter(({ label, path }) => `${label} ${path}`.toLowerCase().includes(part))
      .map(({ path }) => path);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={says.title}
      width="narrow"
      popup={{ initialFocus: file === undefined ? first : description }}
      footer={
        <>
          {kind === 'link' && draft.exists && (
            <Button variant="ghost" className="me-auto" onClick={onRemove}>
              {strings.dialog.remove}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {strings.dialog.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {draft.exists ? strings.dialog.change : strings.dialog.insert}
          </Button>
        </>
      }
    >
      {/* The combobox consumes Enter even when no suggestion is active. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={submit}
        onKeyDownCapture={(event) => {
          const { target } = event;
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          if (!(target instanceof HTMLInputElement)) return;
          if (target.getAttribute('aria-activedescendant')) return;
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.requestSubmit();
        }}
      >
        <div
          ref={(node) => {
            first.current = node?.querySelector('input') ?? null;
          }}
        >
          {kind === 'image' ? (
            <PictureInput
              {...place}
              value={address}
              onChange={setAddress}
              placeholder="https://"
              file={file}
            />
          ) : (
            <Field {...place} hint={strings.dialog.addressHint}>
              <ComboboxControl
                listLabel={strings.dialog.pages}
                value={address}
                onChange={setAddress}
                match={matchPages}
                inputMode="url"
                placeholder="https://"
              />
            </Field>
          )}
        </div>
        {isPictureData(address) && (
          <img
            src={address}
            alt=""
            className="max-h-40 w-fit rounded-field border border-hairline"
          />
        )}
        <Field label={says.strings} hint={says.hint} optional={kind === 'link'}>
          <TextInput
            ref={description}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
