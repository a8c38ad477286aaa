import type { CardAttributes, CardImageSize } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { targetOfProject } from '#features/projects/rules/target-of-project.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyField } from '#ui/copy/copy-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { notify } from '#ui/toast/notify.ts';
import { imageLinksQuery } from '../api/list-image-links.ts';
import { useMakeImageLink } from '../api/make-image-link.ts';
import { sizedAddress } from '../rules/image-name.rules.ts';
import { LinkRow } from './link-row.tsx';
import styles from './share-dialog.module.css';

/** Days until a new link expires; empty if it never expires. */
const terms = ['', '7', '30', '365'] as const;

/** Public links to the image of a card: creates, lists and withdraws them. */
export function PublicLinks({ card, size }: { card: CardAttributes; size: CardImageSize }) {
  const { t } = useTranslation('card-images');
  const heading = useId();
  const may = useMay();
  const project = useQuery(projectQuery(card.project.slug)).data;
  const mayMake = !project || project.viewer_links_allowed || may('project.publish', targetOfProject(project));
  return (
    <section className={styles.public} aria-labelledby={heading}>
      <h3 id={heading}>{t('publicLink')}</h3>
      <p className={styles.note}>
        {mayMake ? t(card.public ? 'publicLinkText' : 'publicLinkOfDraft') : t('whoMakesLinks')}
      </p>
      {card.public && mayMake && <NewLink card={card} size={size} />}
      {card.public && <LinkList card={card} />}
    </section>
  );
}

function NewLink({ card, size }: { card: CardAttributes; size: CardImageSize }) {
  const { t } = useTranslation('card-images');
  const making = useMakeImageLink(card.slug);
  const [term, setTerm] = useState('');
  const made = making.data;
  const { data: links } = useQuery(imageLinksQuery(card.slug));
  const isThere = links?.some(({ id }) => id === made?.id) ?? true;
  const make = () =>
    making.mutate(term === '' ? null : Number(term), {
      onError: (error) => notify.error(t('linkNotMade'), { description: errorText(error) }),
    });
  return (
    <>
      <div className={styles.making}>
        <div className={styles.term}>
          <Select
            aria-label={t('term')}
            options={terms.map((value) => ({ value, name: t(`term_${value || 'none'}`) }))}
            value={term}
            onChange={setTerm}
            compact
          />
        </div>
        <Button onClick={make} busy={making.isPending}>
          {t('makeLink')}
        </Button>
      </div>
      {made?.attributes.url && isThere && (
        <CopyField
          label={t('newLink')}
          hint={t('newLinkHint')}
          value={sizedAddress(made.attributes.url, size, location.href)}
        />
      )}
    </>
  );
}

function LinkList({ card }: { card: CardAttributes }) {
  const { t } = useTranslation(['card-images', 'ui']);
  const { data: links, error, isFetching, refetch } = useQuery(imageLinksQuery(card.slug));
  if (links) {
    if (links.length === 0) return null;
    return (
      <ul className={styles.links} aria-label={t('card-images:links')}>
        {links.map((link) => (
          <LinkRow key={link.id} cardSlug={card.slug} link={link} />
        ))}
      </ul>
    );
  }
  if (error) {
    return (
      <div className={styles.failedList} role="alert">
        <p>{errorText(error)}</p>
        <Button onClick={() => void refetch()} busy={isFetching}>
          {t('ui:retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.links}>
      <Loading />
      <SkeletonBlock width="60%" />
    </div>
  );
}
