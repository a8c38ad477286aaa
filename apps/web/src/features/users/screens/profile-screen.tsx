import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { DigestSection } from '#features/notifications/components/digest-section.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { AppearanceSection } from '../components/profile/appearance-section.tsx';
import { DeleteAccount } from '../components/profile/delete-account.tsx';
import { EmailSection } from '../components/profile/email-section.tsx';
import { NameSection } from '../components/profile/name-section.tsx';
import { PasswordSection } from '../components/profile/password-section.tsx';
import { PictureSection } from '../components/profile/picture-section.tsx';
import { SessionsSection } from '../components/profile/sessions-section.tsx';

/** The user's account: name, e-mail, password, language and appearance, sessions, and its deletion. */
export default function ProfileScreen() {
  const { t } = useTranslation('profile');
  const me = useMe();
  useDocumentTitle(t('title'));
  if (!me) return null;
  return (
    <Page width="form">
      <PageHeader title={t('title')} />
      <NameSection key={me.id} me={me} />
      <PictureSection me={me} />
      <EmailSection me={me} />
      <PasswordSection me={me} />
      <AppearanceSection />
      <DigestSection />
      <SessionsSection />
      <DeleteAccount me={me} />
    </Page>
  );
}
