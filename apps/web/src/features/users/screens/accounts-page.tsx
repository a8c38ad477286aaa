import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { Chip } from '#ui/filter-bar/chip.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { SortMenu } from '#ui/filter-bar/sort-menu.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons, Rows } from '#ui/rows/rows.tsx';
import { State } from '#ui/state/state.tsx';
import { type AccountQuestion, accountSorts, accountStates, accountsQuery } from '../api/accounts.ts';
import { AccountRow } from '../components/accounts/account-row.tsx';
import styles from '../components/accounts/accounts.module.css';

/** All accounts of the installation, with the actions of an administrator. */
export default function AccountsPage() {
  const { t } = useTranslation(['accounts', 'admin']);
  const { number } = useFormats();
  const navigate = useNavigate();
  const asked = useSearch({ from: '/shell/admin/users' });
  const search = useDeferredValue(asked.search);
  const query = useQuery(accountsQuery({ ...asked, search }));
  useDocumentTitle(`${t('accounts:users')} · ${t('admin:title')}`);
  const ask = (change: AccountQuestion) =>
    void navigate({ to: '.', search: (before) => ({ ...before, page: undefined, ...change }), replace: true });
  const [term, setTerm] = useSearchTerm(asked.search ?? '', (next) => ask({ search: next || undefined }));
  return (
    <>
      <FilterBar
        end={
          <SortMenu
            label={t('accounts:order')}
            values={accountSorts}
            value={asked.sort ?? 'name'}
            name={(sort) => t(`accounts:sort_${sort}`)}
            onChange={(sort) => ask({ sort })}
          />
        }
      >
        <SearchField
          label={t('accounts:searchUsers')}
          value={term}
          onChange={setTerm}
          maxLength={limits.searchLength}
        />
        {accountStates.map((state) => (
          <Chip
            key={state}
            on={asked.state === state}
            onClick={() => ask({ state: asked.state === state ? undefined : state })}
          >
            {t(`accounts:state_${state}`)}
          </Chip>
        ))}
      </FilterBar>
      <QueryState query={query} skeleton={<RowSkeletons count={6} />}>
        {({ data, meta }) =>
          meta.total_record_count === 0 ? (
            <State mood="night" title={t('accounts:noUsersTitle')} text={t('accounts:noUsersText')} />
          ) : (
            <>
              <p className={styles.count} role="status">
                {t('accounts:userCount', { count: meta.total_record_count, shown: number(meta.total_record_count) })}
              </p>
              <Rows label={t('accounts:users')}>
                {data.map(({ id, attributes }) => (
                  <AccountRow key={id} account={{ id, ...attributes }} />
                ))}
              </Rows>
              <Pager page={meta.current_page} pages={meta.total_page_count} />
            </>
          )
        }
      </QueryState>
    </>
  );
}
