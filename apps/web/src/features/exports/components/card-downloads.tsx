import type { CardAttributes } from '@foreglow/contract';
import { IconBook2, IconFileExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useCreateExport } from '../api/create-export.ts';
import { firstOptions } from '../rules/options.rules.ts';
import { saveFile } from './download.ts';
import { openExport } from './export-state.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

interface CardDownloadsProps {
  readonly card: CardAttributes;
  /** Called before the export dialog opens. */
  readonly onLeave: () => void;
}

/** Saves a card as PDF, or opens the dialog for the other formats. */
export default function CardDownloads({ card, onLeave }: CardDownloadsProps) {
  const { t } = useTranslation('exports');
  const create = useCreateExport();
  const subject = { projectSlug: card.project.slug, content: 'cards', slugs: [card.slug] } as const;
  const savePdf = () =>
    create.mutate(
      { ...subject, format: 'pdf', list: undefined, options: firstOptions },
      {
        onSuccess: saveFile,
        onError: (error) => notify.error(errorText(error)),
      },
    );
  const choose = () => {
    onLeave();
    openExport({ ...subject, title: card.title });
  };
  return (
    <>
      <Button wide icon={<IconBook2 {...icon} />} busy={create.isPending} onClick={savePdf}>
        {t('downloadPdf')}
      </Button>
      <Button wide icon={<IconFileExport {...icon} />} onClick={choose}>
        {t('otherFormats')}
      </Button>
    </>
  );
}
