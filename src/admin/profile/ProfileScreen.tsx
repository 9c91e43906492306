import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { profileOptions } from '@/queries/admin/account';
import { Card } from '@/ui/Card';
import { AdminHeading } from '../AdminHeading';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { strings } from './strings';

const DataSection = lazy(async () => ({
  default: (await import('../data/DataSection')).DataSection,
}));

/** Who the administrator is, and their password (SPEC section 2); and all that this browser keeps. */
export function ProfileScreen() {
  const { data: profile, isError } = useQuery(profileOptions);
  return (
    <>
      <AdminHeading title={strings.title} subtitle={strings.subtitle} />
      {isError && (
        <p role="alert" className="failure-note">
          {strings.unreadable}
        </p>
      )}
      {profile && (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Card className="grid gap-5">
            <h2 className="text-2xl">{strings.profile.title}</h2>
            <ProfileForm stored={profile} />
          </Card>
          <Card className="grid gap-5">
            <h2 className="text-2xl">{strings.password.title}</h2>
            <PasswordForm username={profile.username} />
          </Card>
        </div>
      )}
      <Suspense>
        <DataSection />
      </Suspense>
    </>
  );
}
