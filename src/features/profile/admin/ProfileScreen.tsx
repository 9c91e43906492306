import { version } from '#package.json';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, type SubmitEvent, Suspense, useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { emailAdvice, phoneAdvice } from '@/lib/text/contactDetails';
import { afterSave } from '@/shared/editing/formDefinition';
import {
  type PasswordChange,
  PasswordRefused,
  profileForm,
  type ProfileTexts,
  usernameError,
} from '@/features/session/model/profile';
import type { Profile } from '@/features/session/model/session';
import { useSilentFields } from '@/shared/editing/leaving';
import { DraftLine } from '@/shared/editing/useDraft';
import { useEditor } from '@/shared/editing/useEditor';
import {
  changePasswordOptions,
  profileOptions,
  saveProfileOptions,
} from '@/features/session/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { FailureNote, Card, Button, Field, TextInput } from '@/ui/elements';
import { Tabs } from '@/ui/controls/Tabs';
import { AdminHeading, useHashTab } from '@/shared/admin/ListFrame';
import { ConflictDialog } from '@/shared/admin/editing/ConflictDialog';
import { FormField, type FormFieldProps } from '@/shared/admin/editing/FormField';
import { useUnsaved } from '@/shared/admin/editing/editingHooks';
import { typedValue } from '@/lib/text/typed';
import { strings } from './strings';

interface AdvisedFieldProps extends Pick<FormFieldProps, 'control'> {
  form: UseFormReturn<ProfileTexts>;
  name: 'email' | 'phone';
  advise: (value: string) => string | undefined;
}

function AdvisedField({ form, name, control, advise }: AdvisedFieldProps) {
  const value = useWatch({ control: form.control, name });
  const text = typedValue(value);
  return (
    <FormField
      control={control}
      label={strings.profile[name]}
      optional
      advice={text === '' ? undefined : advise(text)}
      value={value}
      input={form.register(name)}
      autoComplete={name === 'phone' ? 'tel' : name}
    />
  );
}

/** Username, email and phone (SPEC section 2), with a draft. */
function ProfileForm({ profile }: { profile: Profile }) {
  const editor = useEditor({
    definition: profileForm,
    stored: profile.user,
    save: saveProfileOptions,
    nextDraft: (value, forms) => afterSave(profileForm, value, forms),
  });
  const { form, draft, isSaving } = editor;
  const failure = isSaving ? undefined : editor.failure;
  const wrongUsername = usernameError(useWatch({ control: form.control, name: 'username' }));
  const { question } = useUnsaved(editor.isDirty, draft);
  const [isTried, setIsTried] = useState(false);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (wrongUsername === undefined) editor.save();
        else form.setFocus('username');
      }}
    >
      <DraftLine draft={draft} onContinue={editor.continueDraft} />
      <Field
        label={strings.profile.username}
        hint={strings.profile.loginName(profile.loginName)}
        error={isTried ? wrongUsername : undefined}
      >
        <TextInput {...form.register('username')} autoComplete="nickname" required />
      </Field>
      <AdvisedField form={form} name="email" control="email" advise={emailAdvice} />
      <AdvisedField form={form} name="phone" control="phone" advise={phoneAdvice} />
      {failure !== undefined && (
        <FailureNote>{strings.profile.failed(saveFailureText(failure))}</FailureNote>
      )}
      <Button type="submit" aria-disabled={isSaving} className="justify-self-start">
        {isSaving ? strings.updating : strings.profile.save}
      </Button>
      <ConflictDialog what={strings.what} editor={editor} />
      {question}
    </form>
  );
}

const BLANK: PasswordChange = { current: '', next: '', confirm: '' };
const FIELDS = [
  { name: 'current', hint: undefined, autoComplete: 'current-password' },
  { name: 'next', hint: strings.password.nextHint, autoComplete: 'new-password' },
  { name: 'confirm', hint: undefined, autoComplete: 'new-password' },
] as const;

/** Changes the password (SPEC sections 2, 5 and 8); passwords are never kept in a draft. */
function PasswordForm({ loginName }: { loginName: string }) {
  const id = useId();
  const change = useMutation(changePasswordOptions);
  const [typed, setTyped] = useState(BLANK);
  useSilentFields(() => ({ ...typed }));
  const refusal = change.error instanceof PasswordRefused ? change.error.refusal : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (change.isPending) return;
    change.mutate(typed, {
      onSuccess: () => setTyped(BLANK),
      onError: (error) => {
        if (!(error instanceof PasswordRefused)) return;
        const wrong = form.elements.namedItem(error.refusal.field);
        if (wrong instanceof HTMLElement) wrong.focus();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-describedby={`${id}lock`}>
      {/* Tells password managers which account the password is for. */}
      <input type="text" autoComplete="username" value={loginName} readOnly hidden />
      {FIELDS.map(({ name, hint, autoComplete }) => (
        <Field
          key={name}
          label={strings.password[name]}
          hint={hint}
          error={refusal?.field === name ? refusal.text : undefined}
        >
          <TextInput
            name={name}
            type="password"
            autoComplete={autoComplete}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            required
          />
        </Field>
      ))}
      {change.isError && refusal === undefined && (
        <FailureNote>{strings.password.failed(saveFailureText(change.error))}</FailureNote>
      )}
      <Button type="submit" aria-disabled={change.isPending} className="justify-self-start">
        {change.isPending ? strings.updating : strings.password.save}
      </Button>
      <p id={`${id}lock`} className="text-sm text-muted">
        {strings.password.isNoEncryption}
      </p>
    </form>
  );
}

const DataSection = lazy(async () => ({
  default: (await import('@/features/backup/admin/DataSection')).DataSection,
}));
const KeyPanel = lazy(async () => ({
  default: (await import('@/features/handover/admin/KeyPanel')).KeyPanel,
}));
const CountersPanel = lazy(async () => ({
  default: (await import('@/features/officeSync/admin/CountersPanel')).CountersPanel,
}));

const OFFICE_TABS = ['key', 'counters'] as const;

/** The key of the office, and the counters that share its data. */
function OfficeSection() {
  const [tab, setTab] = useHashTab((hash) => OFFICE_TABS.find((each) => each === hash), 'key');
  return (
    <Card>
      <Tabs
        label={strings.office.title}
        shown={tab}
        onShow={setTab}
        tabs={[
          { id: 'key', label: strings.office.key, panel: <KeyPanel /> },
          { id: 'counters', label: strings.office.counters, panel: <CountersPanel /> },
        ]}
      />
    </Card>
  );
}

/** The URL hashes that lead to each part, or to a tab in it. */
const PARTS = {
  profile: ['profile', 'password'],
  data: ['data', 'backup', 'recovery', 'storage', 'erase'],
  office: ['office', 'key', 'counters'],
} as const;
type Part = keyof typeof PARTS;
const partOf = (hash: string) =>
  (['profile', 'data', 'office'] as const).find((part) =>
    PARTS[part].some((each) => each === hash),
  );

/** The profile and password of the administrator (SPEC section 2), the data, and the office. */
export function ProfileScreen() {
  const { data: profile, isError } = useQuery(profileOptions);
  const [part, setPart] = useHashTab(partOf, 'profile');
  // A part is loaded when it is first shown, and stays mounted with what was typed in it.
  const [opened, setOpened] = useState<readonly Part[]>([part]);
  if (!opened.includes(part)) setOpened([...opened, part]);
  return (
    <>
      <AdminHeading title={strings.title} />
      <Tabs
        label={strings.title}
        shown={part}
        onShow={setPart}
        tabs={[
          {
            id: 'profile',
            label: strings.title,
            panel: (
              <>
                {isError && <FailureNote>{strings.unreadable}</FailureNote>}
                {profile && (
                  <div className="grid items-start gap-6 xl:grid-cols-2">
                    <Card className="grid gap-5">
                      <h2 className="text-2xl">{strings.profile.title}</h2>
                      <ProfileForm profile={profile} />
                    </Card>
                    <Card className="grid gap-5">
                      <h2 className="text-2xl">{strings.password.title}</h2>
                      <PasswordForm loginName={profile.loginName} />
                    </Card>
                  </div>
                )}
              </>
            ),
          },
          {
            id: 'data',
            label: strings.data,
            panel: <Suspense>{opened.includes('data') && <DataSection />}</Suspense>,
          },
          {
            id: 'office',
            label: strings.office.title,
            panel: <Suspense>{opened.includes('office') && <OfficeSection />}</Suspense>,
          },
        ]}
      />
      <p className="text-sm text-muted">{strings.version(version)}</p>
    </>
  );
}
