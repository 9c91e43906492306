import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { linkStart } from '@/engines/handover/code';
import { OFFICE } from '@/engines/handover/office';
import { siteAddress } from '@/lib/browser/siteAddress';
import { hasReceived, onFileReceived } from '@/lib/browser/received';
import { isSignedIn } from '@/features/session/queries';
import { useHandedCode } from '@/ui/codes/useTypedCodes';
import { CodePicture } from '@/ui/codes/CodePicture';
import { CopyButton } from '@/ui/controls/CopyButton';
import { PageHeading, buttonClass } from '@/ui/elements';
import { linkStrings } from './strings';

const WIDTH_PX = 280;
const COUNTER = siteAddress('/admin/counter');

/** The target of an application's link: explains it to visitors, redirects signed-in counters. */
export function SealedLink() {
  const { history } = useRouter();
  const [code, setCode] = useState('');
  /** Set for a file opened with the app or shared with it. */
  const [came, setCame] = useState<'received' | 'refused' | undefined>(() =>
    history.location.search.includes('received=refused') ? 'refused' : undefined,
  );
  useHandedCode((handed) => {
    const digits = handed.replace(/\D/g, '');
    setCode(digits);
    if (isSignedIn()) history.replace(`${COUNTER}#${digits}`);
  });
  const arrive = useEffectEvent(() => {
    if (isSignedIn()) history.replace(COUNTER);
    else setCame('received');
  });
  useEffect(() => {
    const look = async () => {
      if (await hasReceived()) arrive();
    };
    void look();
    return onFileReceived(() => void look());
  }, []);
  const start = linkStart('counter', location.origin);
  return (
    <div className="page-width grid gap-6 py-14">
      <PageHeading
        title={linkStrings.title}
        lead={code === '' ? linkStrings[came ?? 'nothing'] : linkStrings.text}
      />
      {code === '' && came === 'received' && (
        <a href={COUNTER} className={buttonClass({ className: 'justify-self-start' })}>
          {linkStrings.open}
        </a>
      )}
      {code !== '' && (
        <div className="sheet grid gap-5 md:p-9">
          {OFFICE.demo === true && <p>{linkStrings.demo}</p>}
          <CodePicture start={start} digits={code} label={linkStrings.picture} width={WIDTH_PX} />
          <div className="flex flex-wrap gap-3">
            <CopyButton label={linkStrings.copy} text={start + code} />
            <a href={`${COUNTER}#${code}`} className={buttonClass({ variant: 'outline' })}>
              {linkStrings.open}
            </a>
          </div>
        </div>
      )}
    </div>
  );
}
