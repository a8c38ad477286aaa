import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { TabLink, Tabs } from '#ui/tabs/tabs.tsx';
import { UnreadMessages } from '../components/unread-messages.tsx';

/** The administration of the installation, in parts with separate addresses. */
export default function AdminScreen() {
  const { t } = useTranslation('admin');
  const me = useMe();
  const isAdmin = me?.permissions.is_global_admin === true;
  // Each part names itself and the administration.
  useDocumentTitle(isAdmin ? undefined : t('title'));
  if (!isAdmin) return <NoPermission />;
  return (
    <Page width="settings">
      <PageHeader title={t('title')} />
      <Tabs label={t('title')}>
        <TabLink to="/admin/users">{t('users')}</TabLink>
        <TabLink to="/admin/workspaces">{t('workspaces')}</TabLink>
        <TabLink to="/admin/team">{t('team')}</TabLink>
        <TabLink to="/admin/messages">
          {t('messages')}
          <UnreadMessages />
        </TabLink>
        <TabLink to="/admin/maintenance">{t('maintenance')}</TabLink>
        <TabLink to="/admin/appearance">{t('look')}</TabLink>
        <TabLink to="/admin/texts">{t('texts')}</TabLink>
        <TabLink to="/admin/ai">{t('ai')}</TabLink>
        <TabLink to="/admin/mail">{t('mail')}</TabLink>
        <TabLink to="/admin/system">{t('system')}</TabLink>
      </Tabs>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </Page>
  );
}
