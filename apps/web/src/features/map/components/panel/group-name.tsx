import { cutTo, limits, type MapGroup } from '@foreglow/contract';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelOffer } from '#features/assistance/components/connect-model.tsx';
import { Proposed } from '#features/assistance/components/proposed.tsx';
import { Suggestion } from '#features/assistance/components/suggestion.tsx';
import { useNameGroup } from '#features/map/api/change-map.ts';
import { cardsOfPoints } from '#features/map/api/select-cards.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { ShownMap } from '../use-map-data.ts';
import styles from './map-panel.module.css';

interface GroupNameProps {
  readonly shown: ShownMap;
  /** The points of the cards in the group. */
  readonly points: readonly number[];
  readonly group: MapGroup;
  /** The displayed name. */
  readonly name: string;
}

/** The name of a group, which the user can change. An empty name is replaced by the words of its cards. */
export function GroupName({ shown, points, group, name }: GroupNameProps) {
  const { t } = useTranslation(['map', 'ui', 'assistance']);
  const { source } = shown;
  const projectSlug = source.kind === 'project' ? source.slug : '';
  const [typed, setTyped] = useState<string>();
  const naming = useNameGroup(source);
  if (typed === undefined) {
    return (
      <h2 className={styles.title} dir="auto">
        <span>{name}</span>
        <IconButton label={t('map:rename')} onClick={() => setTyped(name)}>
          <IconPencil stroke={1.6} aria-hidden="true" />
        </IconButton>
      </h2>
    );
  }
  const close = () => {
    naming.reset();
    setTyped(undefined);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    naming.mutate({ id: group.id, name: typed.trim() || null }, { onSuccess: close });
  };
  return (
    <form
      className={styles.rename}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <TextField
        label={t('map:groupName')}
        hint={t('map:groupNameHint')}
        value={typed}
        maxLength={limits.mapGroupNameLength}
        error={naming.error ? errorText(naming.error) : undefined}
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {projectSlug !== '' && points.length > 0 && (
        <ModelOffer projectSlug={projectSlug} brings={t('assistance:bringsName')}>
          <Suggestion
            projectSlug={projectSlug}
            label={t('assistance:suggestName')}
            wanted={async () => ({
              kind: 'map-group',
              card_slugs: (await cardsOfPoints(shown, points.slice(0, limits.mapCards))).map(({ slug }) => slug),
            })}
            onTake={({ title }) => title && setTyped(cutTo(title, limits.mapGroupNameLength))}
          >
            {(suggestion) => <Proposed suggestion={suggestion} />}
          </Suggestion>
        </ModelOffer>
      )}
      <div className={styles.renameActions}>
        <Button type="submit" variant="primary" busy={naming.isPending}>
          {t('map:save')}
        </Button>
        <Button onClick={close}>{t('ui:cancel')}</Button>
      </div>
    </form>
  );
}
