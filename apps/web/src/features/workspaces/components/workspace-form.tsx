import { type AttachmentAttributes, limits, type WorkspaceAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#features/attachments/components/picture-field.tsx';
import { usePictureUpload } from '#features/attachments/components/use-picture-upload.ts';
import { pictureOf } from '#features/attachments/rules/picture-of.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { useKeptValues } from '#lib/forms/use-kept-values.ts';
import { orNull } from '#lib/forms/values.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Check } from '#ui/check/check.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormActions, FormFailure } from '#ui/form/form.tsx';
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx';
import { UndoLine } from '#ui/undo-line/undo-line.tsx';
import styles from './workspace-form.module.css';

/** The values with which a workspace is created or changed. */
export interface WorkspaceValues {
  readonly title: string;
  readonly subtitle: string | null;
  readonly company_name: string | null;
  /** Slug of the attachment that becomes its picture; null for none, absent to keep the picture. */
  readonly image_attachment_id?: string | null;
  /** Whether its texts may be sent to the provider of models; absent to keep the setting. */
  readonly ai_allowed?: boolean;
  /** Whether everybody who sees a card may make public links to its image; absent to keep the setting. */
  readonly viewer_links_allowed?: boolean;
  /** Whether collaborators may publish; absent to keep the setting. */
  readonly collaborators_may_publish?: boolean;
}

interface WorkspaceFormProps {
  readonly workspace?: WorkspaceAttributes;
  /** The name under which what was typed is kept until it is saved or discarded. */
  readonly keptAs: string;
  readonly submitLabel: string;
  /** Called with all values, and with those that were changed. */
  readonly onSubmit: (values: WorkspaceValues, changes: Partial<WorkspaceValues>) => Promise<unknown>;
}

type Entered = Readonly<Record<(typeof names)[number], string>>;

const names = ['title', 'subtitle', 'company_name'] as const;
const required = ['title'] as const;

const textsOf = ({ title, subtitle, company_name }: Partial<Entered>): Partial<WorkspaceValues> => ({
  ...(title !== undefined && { title: title.trim() }),
  ...(subtitle !== undefined && { subtitle: orNull(subtitle) }),
  ...(company_name !== undefined && { company_name: orNull(company_name) }),
});

/** The form of a workspace, new or existing. */
export function WorkspaceForm({ workspace, keptAs, submitLabel, onSubmit }: WorkspaceFormProps) {
  const { t } = useTranslation('workspaces');
  // Undefined: the picture stays unchanged.
  const [image, setImage] = useState<AttachmentAttributes | null>();
  const { ai } = useSiteConfig().features;
  const storedAllowed = workspace?.ai_allowed ?? true;
  const [aiAllowed = storedAllowed, setAiAllowed] = useState<boolean>();
  const upload = usePictureUpload(setImage);
  const [before, setBefore] = useState<AttachmentAttributes>();
  const allowedChanged = aiAllowed !== storedAllowed;
  const storedLinksAllowed = workspace?.viewer_links_allowed ?? false;
  const [linksAllowed = storedLinksAllowed, setLinksAllowed] = useState<boolean>();
  const linksChanged = linksAllowed !== storedLinksAllowed;
  const storedMayPublish = workspace?.collaborators_may_publish ?? false;
  const [mayPublish = storedMayPublish, setMayPublish] = useState<boolean>();
  const publishingChanged = mayPublish !== storedMayPublish;
  const { form, element, field, busy, failure, dirty } = useApiForm({
    names,
    required,
    onSubmit: async (entered: Entered, changes: Partial<Entered>) => {
      // Enter in a field submits the form too, so submitting has to wait for a picture that is being uploaded.
      if (upload.busy) return;
      const others = {
        ...(image !== undefined && { image_attachment_id: image?.slug ?? null }),
        ...(allowedChanged && { ai_allowed: aiAllowed }),
        ...(linksChanged && { viewer_links_allowed: linksAllowed }),
        ...(publishingChanged && { collaborators_may_publish: mayPublish }),
      };
      const all = { subtitle: null, company_name: null, ...textsOf(entered), ...others, title: entered.title.trim() };
      await onSubmit(all, { ...textsOf(changes), ...others });
      forget();
    },
  });
  const forget = useKeptValues(keptAs, element);
  const stored = workspace?.image ? { url: workspace.image, alt: '', blurhash: workspace.image_blurhash } : null;
  return (
    <Form {...form}>
      <TextField
        {...field('title')}
        label={t('title')}
        defaultValue={workspace?.title}
        maxLength={limits.titleLength}
        placeholder={workspace ? undefined : t('titleExample')}
        autoComplete="off"
      />
      <TextField
        {...field('subtitle')}
        label={t('subtitle')}
        optional={t('optional')}
        hint={t('subtitleHint')}
        defaultValue={workspace?.subtitle ?? ''}
        maxLength={limits.subtitleLength}
        autoComplete="off"
      />
      <TextField
        {...field('company_name')}
        label={t('company')}
        optional={t('optional')}
        defaultValue={workspace?.company_name ?? ''}
        maxLength={limits.nameLength}
        autoComplete="organization"
      />
      <PictureField
        label={t('picture')}
        shape="small"
        image={image === undefined ? stored : image && pictureOf(image, 'small')}
        seed={workspace?.slug ?? 'new-workspace'}
        upload={upload}
        onRemove={() => {
          setImage(null);
          setBefore(image ?? undefined);
        }}
      >
        {image === null && <UndoLine text={t('pictureRemoved')} onUndo={() => setImage(before)} />}
      </PictureField>
      {ai && workspace && (
        <label className={styles.switch}>
          <Check checked={aiAllowed} onChange={({ target }) => setAiAllowed(target.checked)} />
          <span>
            {t('aiAllowed')}
            <small>{t('aiAllowedHint')}</small>
          </span>
        </label>
      )}
      {workspace && (
        <label className={styles.switch}>
          <Check checked={mayPublish} onChange={({ target }) => setMayPublish(target.checked)} />
          <span>
            {t('collaboratorsPublish')}
            <small>{t('collaboratorsPublishHint')}</small>
          </span>
        </label>
      )}
      {workspace && (
        <label className={styles.switch}>
          <Check checked={linksAllowed} onChange={({ target }) => setLinksAllowed(target.checked)} />
          <span>
            {t('viewerLinks')}
            <small>{t('viewerLinksHint')}</small>
          </span>
        </label>
      )}
      <FormFailure message={failure} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy || upload.busy}>
          {submitLabel}
        </Button>
        {workspace ? (
          <ButtonLink to="/w/$workspaceSlug" params={{ workspaceSlug: workspace.slug }}>
            {t('cancel')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/">{t('cancel')}</ButtonLink>
        )}
      </FormActions>
      <UnsavedGuard
        when={(dirty || image !== undefined || allowedChanged || linksChanged || publishingChanged) && !busy}
        onDiscard={forget}
      />
    </Form>
  );
}
