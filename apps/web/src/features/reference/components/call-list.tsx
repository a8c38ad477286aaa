import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Call, CallGroup } from '../rules/calls.rules.ts';
import styles from './call-list.module.css';
import { MethodName } from './method-name.tsx';

interface CallListProps {
  readonly groups: readonly CallGroup[];
  readonly search: string;
}

/** What a call does, without what a further clause adds. Its page says it whole. */
const beginning = (summary: string): string => summary.split(/[.;:]\s|, (?=[a-z])/u, 1)[0] ?? summary;

/** The calls by group, as links to their pages. */
export function CallList({ groups, search }: CallListProps) {
  const { t } = useTranslation('reference');
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-status="active"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <nav ref={list} aria-label={t('calls')} className={styles.list}>
      <Link
        to="/docs/api"
        search={search ? { q: search } : {}}
        activeOptions={{ exact: true, includeSearch: false }}
        className={styles.link}
      >
        {t('overview')}
      </Link>
      {groups.length === 0 && <p className={styles.none}>{t('nothingFound', { search })}</p>}
      {groups.map(({ name, calls }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.group}>{name}</h2>
          <ul>
            {calls.map((call) => (
              <CallLink key={call.operationId} call={call} search={search} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function CallLink({ call: { operationId, method, path, summary }, search }: { call: Call; search: string }) {
  return (
    <li>
      <Link
        to="/docs/api/$call"
        params={{ call: operationId }}
        search={search ? { q: search } : {}}
        className={styles.link}
        title={`${method.toUpperCase()} ${path}`}
      >
        <MethodName method={method} />
        <span className={styles.does}>{beginning(summary)}</span>
      </Link>
    </li>
  );
}
