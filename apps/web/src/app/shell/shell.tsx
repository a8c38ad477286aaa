import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { CaptureGate } from '#features/capture/components/capture-gate.tsx';
import { useLiveChanges } from '#features/events/components/use-live-changes.ts';
import { ExportGate } from '#features/exports/components/export-gate.tsx';
import { useMaintenanceWatch } from '#features/site/components/use-maintenance-watch.ts';
import { workspacesQuery } from '#features/workspaces/api/list-workspaces.ts';
import { deletedWorkspace } from '#features/workspaces/api/read-workspace.ts';
import { SampleGate } from '#features/workspaces/components/sample-gate.tsx';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useStarted } from '#lib/browser/started.ts';
import { tabStorage } from '#lib/browser/storage.ts';
import { useStore } from '#lib/browser/store.ts';
import { useWithheldComposing } from '#lib/shortcuts/composing.ts';
import { useShortcutListener } from '#lib/shortcuts/shortcuts.ts';
import { Part } from '#ui/part/part.tsx';
import { usePreparedToasts } from '#ui/toast/use-prepared-toasts.ts';
import { PaletteGate } from '../palette/palette-gate.tsx';
import { ShortcutHelp } from '../palette/shortcut-help.tsx';
import { PlaceKeys } from '../places/place-keys.tsx';
import { useWhere } from '../places/use-where.ts';
import { leaveEverything } from '../router/current.ts';
import { narrowScreen } from './drawer-state.ts';
import { Rail } from './rail.tsx';
import { ScreenStatus } from './screen-status.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useFirstScreen } from './use-first-screen.ts';
import { useScrollAfterReload } from './use-scroll-after-reload.ts';

/**
 * Keeps the focus near its place when the focused element is removed. The code for it is loaded when the user first
 * presses a key, as the place of the focus matters only to users of the keyboard. Without it, the page works.
 */
function useNearFocus(): void {
  useEffect(() => {
    const keep = (focus: typeof import('#lib/focus/keep-focus.ts')) => focus.keepFocus();
    addEventListener('keydown', () => import('#lib/focus/keep-focus.ts').then(keep, () => undefined), { once: true });
  }, []);
}

/** Leaves the workspace of the screen once it is deleted. Otherwise the rail would show it for another moment. */
function useForgetting(): void {
  const deleted = useStore(deletedWorkspace);
  useEffect(() => {
    if (deleted === undefined) return;
    leaveEverything();
    // It may be restored, and opened again.
    deletedWorkspace.set(undefined);
  }, [deleted]);
}

/** Marks cards as new in lists. If the code for it cannot be loaded, they are there without the mark. */
const lightUp = (projectSlug: string, slugs: readonly string[]): void =>
  void import('#features/cards/components/created/made.ts').then(
    (made) => made.lightUp(projectSlug, slugs),
    () => undefined,
  );

const sampleKey = 'foreglow.sample';

/**
 * Whether the open project or workspace, given by its slug, belongs to a sample. `read` is its attribute. While that is
 * being read after a reload, it is assumed to be what it was before, so that the content does not move.
 */
function useIsSample(slug: string | undefined, read: boolean | undefined): boolean {
  useEffect(() => {
    if (slug !== undefined && read !== undefined) tabStorage.write(sampleKey, read ? slug : null);
  }, [slug, read]);
  return slug !== undefined && (read ?? tabStorage.read(sampleKey) === slug);
}

const VisitorShell = lazy(() => import('./visitor-shell.tsx'));

/**
 * The main layout. Visitors of a page that is open to everybody get a layout that requests nothing that needs an
 * account.
 */
export default function Shell() {
  const isOpen = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.anonymous });
  const me = useMe();
  useNearFocus();
  return isOpen && !me ? <VisitorShell /> : <UserShell />;
}

/** Records that screens of a project are opened, once the first one is complete. */
function useVisits(projectSlug: string | undefined): void {
  const started = useStarted();
  const userId = useMe()?.id;
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    if (!started || !userId || !projectSlug || !path) return;
    const record = (visits: typeof import('#features/news/api/record-visit.ts')) =>
      visits.recordVisit(userId, projectSlug);
    import('#features/news/api/record-visit.ts').then(record, () => undefined);
  }, [started, userId, projectSlug, path]);
}

/** The rail on the left (a drawer on narrow screens) and the content next to it. */
function UserShell() {
  const { t, i18n } = useTranslation('shell');
  const { projectSlug, workspaceSlug: openWorkspace } = useParams({ strict: false });
  const narrow = useMediaQuery(narrowScreen);
  useShortcutListener();
  useWithheldComposing();
  useMaintenanceWatch();
  useLiveChanges();
  useForgetting();
  useFirstScreen();
  useScrollAfterReload();
  usePreparedToasts();
  useVisits(projectSlug);
  const started = useStarted();
  useEffect(() => {
    // Translations of the possible responses behind sign-in.
    if (started) void i18n.loadNamespaces('answers');
  }, [started, i18n]);
  // The workspaces are loaded on sign-in, on every screen.
  useQuery({ ...workspacesQuery(1), enabled: started });
  const { project, workspace, workspaceSlug: slug, workspaceTitle: title = '' } = useWhere();
  const isSample = useIsSample(projectSlug ?? openWorkspace, (projectSlug ? project : workspace)?.sample);
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <div className={styles.shell}>
        {!narrow && (
          <aside className={styles.aside} aria-label={t('sidebar')}>
            <Part>
              <Rail />
            </Part>
          </aside>
        )}
        <Part>
          <TopBar />
        </Part>
        <main id="content" className={styles.content} tabIndex={-1}>
          <Part>{isSample && <SampleGate workspace={slug === undefined ? undefined : { slug, title }} />}</Part>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <div className={styles.over}>
        <Part>
          <ScreenStatus />
          <PlaceKeys />
          <PaletteGate />
          <ShortcutHelp />
          <ExportGate />
          {projectSlug && <CaptureGate key={projectSlug} projectSlug={projectSlug} onDrafts={lightUp} />}
        </Part>
      </div>
    </>
  );
}
