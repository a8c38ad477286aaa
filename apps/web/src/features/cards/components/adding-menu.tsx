import { useTranslation } from 'react-i18next';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';

interface AddingMenuProps {
  /** Opens the drafting of signals; undefined without a model. */
  readonly onDraft: (() => void) | undefined;
  readonly onImport: () => void;
  readonly onPaste: () => void;
}

/** The less frequent ways to add cards, on phones. */
export default function AddingMenu({ onDraft, onImport, onPaste }: AddingMenuProps) {
  const { t } = useTranslation('cards');
  return (
    <MoreMenu label={t('more')}>
      {onDraft && <MoreMenuItem onClick={onDraft}>{t('draftSignals')}</MoreMenuItem>}
      <MoreMenuItem onClick={onImport}>{t('importFile')}</MoreMenuItem>
      <MoreMenuItem onClick={onPaste}>{t('pasteLinks')}</MoreMenuItem>
    </MoreMenu>
  );
}
