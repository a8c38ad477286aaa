import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { Page, PageHeader } from '../../../ui/page/index.ts';
import { NoPermission } from '../../../ui/state/index.ts';
import { TabLink, Tabs } from '../../../ui/tabs/index.ts';
import { useMe } from '../../auth/index.ts';
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
    <Page>
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
        <TabLink to="/admin/ai">{t('ai')}</TabLink>
        <TabLink to="/admin/system">{t('system')}</TabLink>
      </Tabs>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </Page>
  );
}
