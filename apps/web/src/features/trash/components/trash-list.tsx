import { kindNames, kinds, type TrashedAttributes } from '@foreglow/contract';
import { IconRestore } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgo } from '#lib/format/use-ago.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { Button } from '#ui/button/button.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Row, RowSkeletons, Rows } from '#ui/rows/rows.tsx';
import { State } from '#ui/state/state.tsx';

interface TrashPage {
  readonly data: readonly { readonly id: string; readonly attributes: TrashedAttributes }[];
  readonly meta: {
    readonly current_page: number;
    readonly total_page_count: number;
    readonly total_record_count: number;
  };
}

interface TrashListProps<P extends TrashPage> {
  readonly label: string;
  readonly query: UseQueryResult<P>;
  /** Slugs that are being restored. */
  readonly restoring: readonly string[];
  readonly onRestore: (slug: string, title: string) => void;
  /** The element before a row: a checkbox. */
  readonly lead?: (slug: string, title: string) => ReactNode;
  /** The element above the rows, for the rows of the page. */
  readonly head?: (slugs: readonly string[]) => ReactNode;
}

/** Deleted items, with the time of deletion and of final removal. */
export function TrashList<P extends TrashPage>({ label, query, restoring, onRestore, lead, head }: TrashListProps<P>) {
  const { t } = useTranslation('trash');
  return (
    <QueryState query={query} skeleton={<RowSkeletons count={4} round={false} />}>
      {({ data, meta }) =>
        meta.total_record_count === 0 ? (
          <State title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <>
            {data.length > 0 && head?.(data.map(({ id }) => id))}
            <Rows label={label}>
              {data.map(({ id, attributes }) => (
                <TrashRow
                  key={id}
                  trashed={attributes}
                  lead={lead?.(id, attributes.title)}
                  busy={restoring.includes(id)}
                  onRestore={() => onRestore(id, attributes.title)}
                />
              ))}
            </Rows>
            <Pager page={meta.current_page} pages={meta.total_page_count} />
          </>
        )
      }
    </QueryState>
  );
}

interface TrashRowProps {
  readonly trashed: TrashedAttributes;
  readonly lead: ReactNode;
  readonly busy: boolean;
  readonly onRestore: () => void;
}

function TrashRow({ trashed: { kind, title, deleted_at, removed_at }, lead, busy, onRestore }: TrashRowProps) {
  const { t } = useTranslation('trash');
  const words = useKindTexts();
  const ago = useAgo();
  const { longDay } = useFormats();
  const lines = [t('deleted', { ago: ago(deleted_at) }), t('removed', { day: longDay(removed_at) })];
  const content = kindNames.find((name) => kinds[name].singular === kind);
  if (content) lines.unshift(words.name(content));
  return (
    <Row
      lead={lead}
      title={title}
      text={lines.join(' · ')}
      end={
        <Button
          variant="quiet"
          icon={<IconRestore stroke={1.6} aria-hidden="true" />}
          busy={busy}
          aria-label={t('restoreNamed', { title })}
          onClick={onRestore}
        >
          {t('restore')}
        </Button>
      }
    />
  );
}
