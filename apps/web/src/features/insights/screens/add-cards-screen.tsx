import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Dialog } from '../../../ui/dialog/index.ts';
import { QueryState } from '../../../ui/query/index.ts';
import { Loading, SkeletonBlock } from '../../../ui/state/index.ts';
import { insightsQuery } from '../api/list-insights.ts';
import styles from '../components/adding/adding.module.css';
import { useAdding } from '../components/adding/use-adding.ts';

const pauseMs = 180;

/** Asks which insight the chosen cards are to be added to, over the card list. */
export default function AddCardsScreen() {
  const { t } = useTranslation('insights');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/cards/add-to-insight' });
  const navigate = useNavigate();
  const { history } = useRouter();
  const { chosenCards = [], overList } = useLocation({ select: ({ state }) => state });
  const [term, setTerm] = useState('');
  const [search] = useDebouncedValue(term.trim(), pauseMs);
  const query = useQuery(insightsQuery(projectSlug, { search, tags: [], sort: '-updated_at', page: 1 }));
  const close = () =>
    overList
      ? history.back()
      : void navigate({ to: '/projects/$projectSlug/cards', params: { projectSlug }, replace: true });
  const { add, adding } = useAdding(projectSlug, {
    onDone: close,
    onGone: (slugs) => {
      const left = chosenCards.filter(({ slug }) => !slugs.has(slug));
      void navigate({ to: '.', search: true, replace: true, state: { overList, chosenCards: left } });
    },
  });
  const count = chosenCards.length;
  const title = t('addTitle', { count });
  useDocumentTitle(title);
  if (count === 0) {
    return (
      <Dialog opened onClose={close} title={t('add')}>
        <p className={styles.text}>{t('nothingChosenText')}</p>
        <Button variant="primary" onClick={close} data-autofocus>
          {t('toTheCards')}
        </Button>
      </Dialog>
    );
  }
  const has = (slugs: readonly string[]) => chosenCards.every(({ slug }) => slugs.includes(slug));
  return (
    <Dialog opened onClose={close} title={title} width={560}>
      <input
        type="search"
        className={styles.search}
        aria-label={t('search')}
        placeholder={t('search')}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        data-autofocus
      />
      <Button
        wide
        icon={<IconPlus stroke={1.8} aria-hidden="true" />}
        onClick={() =>
          void navigate({
            to: '/projects/$projectSlug/insights/create',
            params: { projectSlug },
            replace: true,
            state: { chosenCards },
          })
        }
      >
        {t('newFromCards', { count })}
      </Button>
      <QueryState query={query} skeleton={<Skeleton />}>
        {({ insights }) =>
          insights.length === 0 ? (
            <p className={styles.none}>{t(search ? 'noMatchTitle' : 'emptyTitle')}</p>
          ) : (
            <ul className={styles.list} aria-label={t('insights')}>
              {insights.map((insight) => (
                <li key={insight.slug} className={styles.row}>
                  <span className={styles.title}>{insight.title}</span>
                  <span className={styles.count}>
                    {t('cardCount', { count: insight.cards.filter(({ removed_at }) => removed_at === null).length })}
                  </span>
                  {has(insight.card_slugs) ? (
                    <span className={styles.has}>{t('addedAlready')}</span>
                  ) : (
                    <Button
                      variant="quiet"
                      busy={adding === insight.slug}
                      aria-label={`${t('add')}: ${insight.title}`}
                      onClick={() => void add(insight, chosenCards)}
                    >
                      {t('add')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Dialog>
  );
}

function Skeleton() {
  return (
    <div className={styles.list}>
      <Loading />
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles.row}>
          <SkeletonBlock width="70%" height={18} />
        </div>
      ))}
    </div>
  );
}
