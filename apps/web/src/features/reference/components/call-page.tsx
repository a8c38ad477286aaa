import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { bodyOf, type Call } from '../rules/calls.rules.ts';
import { Answers } from './answers.tsx';
import styles from './call-page.module.css';
import { Examples } from './examples.tsx';
import { MethodName } from './method-name.tsx';
import { Parameters } from './parameters.tsx';
import { PathText } from './path-text.tsx';
import { SchemaFields } from './schema-fields.tsx';
import { TryIt } from './try-it.tsx';

interface CallPageProps {
  readonly call: Call;
  readonly previous: Call | undefined;
  readonly next: Call | undefined;
}

/** Everything about one call: its input and responses, examples, and a form to try it. */
export function CallPage({ call, previous, next }: CallPageProps) {
  const { t } = useTranslation('reference');
  useDocumentTitle(call.summary);
  const body = bodyOf(call);
  const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = call.parameters.filter((parameter) => parameter.in === 'query');
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <p className={styles.group}>{call.group}</p>
        <h1 className={styles.title}>{call.summary}</h1>
        <p className={styles.address}>
          <MethodName method={call.method} />
          <code>
            <PathText path={call.path} />
          </code>
        </p>
        <p className={styles.access}>{call.description}</p>
      </header>
      <div className={styles.columns}>
        <div>
          {inPath.length > 0 && (
            <Part title={t('pathParameters')}>
              <Parameters parameters={inPath} />
            </Part>
          )}
          {inQuery.length > 0 && (
            <Part title={t('queryParameters')}>
              <Parameters parameters={inQuery} />
            </Part>
          )}
          {body && (
            <Part title={t('body')}>
              <p className={styles.type}>{body.type}</p>
              <SchemaFields schema={body.content.schema} />
            </Part>
          )}
          <Part title={t('answers')}>
            <Answers responses={call.responses} />
          </Part>
        </div>
        <div className={styles.aside}>
          <Examples call={call} />
          <Part title={t('tryIt')}>
            <TryIt call={call} />
          </Part>
        </div>
      </div>
      <nav className={styles.turn} aria-label={t('otherCalls')}>
        {previous && <Turn label={t('previous')} call={previous} />}
        {next && <Turn label={t('next')} call={next} />}
      </nav>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Turn({ label, call }: { label: string; call: Call }) {
  return (
    <Link to="/docs/api/$call" params={{ call: call.operationId }}>
      <span>{label}</span>
      {call.summary}
    </Link>
  );
}
