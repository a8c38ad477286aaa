import type { SiteConfig } from '@foreglow/contract';
import { countPageView } from '../lib/analytics/page-views.ts';
import { reportFailure, reportTo } from '../lib/reports/failures.ts';
import { openReports } from '../lib/reports/open-reports.ts';
import type { AppRouter } from './router/router.ts';

/**
 * Connects the application to the services for error reports and page views that the installation has configured. This
 * module is loaded only if there is one.
 */
export function connectServices({ error_reports, analytics, version }: SiteConfig, router: AppRouter): void {
  const screen = () => router.state.matches.at(-1)?.fullPath ?? '/';
  reportTo(error_reports ? openReports({ dsn: error_reports.dsn, release: `foreglow@${version}`, screen }) : undefined);
  addEventListener('error', ({ error }) => error && reportFailure({ kind: 'screen', error }));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure({ kind: 'screen', error: reason }));
  if (!analytics) return;
  // Before the first screen, no route is matched yet.
  if (router.state.status === 'idle' && router.state.matches.length > 0) countPageView(analytics, screen());
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && countPageView(analytics, screen()));
}
