import { Extension } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { picturesAlone } from '#lib/pasted/pasted.ts';
import { withholdComposing } from '#lib/shortcuts/composing.ts';
import { notify } from '#ui/toast/notify.ts';
import { Directions } from './directions.ts';
import { extensions } from './extensions.ts';
import { documentFrom } from './from-markdown.rules.ts';
import { LinkForm } from './link-form.tsx';
import { cleaned } from './pasted-html.ts';
import styles from './rich-text.module.css';
import { markdownOf } from './to-markdown.rules.ts';
import { Toolbar } from './toolbar.tsx';
import { write } from './write.ts';

export interface RichTextAreaProps {
  readonly label: string;
  /** Markdown. */
  readonly value: string;
  readonly placeholder: string;
  readonly focused: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly onChange: (markdown: string) => void;
}

/** A rich-text editor for Markdown. A text that is not changed, or changed back, stays byte for byte the same. */
export function RichTextArea(props: RichTextAreaProps) {
  const { label, value, placeholder, focused, describedBy, invalid, onChange } = props;
  const [linking, setLinking] = useState<string>();
  const sayLeftOut = useLeftOutPictures();
  // The Markdown in the editor, and the document that was parsed from it.
  const given = useRef({ markdown: value, document: undefined as Editor['state']['doc'] | undefined });
  const latest = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const [made] = useState(() => ({
    extensions: [
      ...extensions,
      Directions,
      Placeholder.configure({ placeholder }),
      linkKey((now) => setLinking(addressAt(now))),
    ],
    content: documentFrom(value),
  }));
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text ?? '',
        // A translation of the browser would be saved.
        translate: 'no',
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: (pasted: string) => {
        const { html, pictures, hasText } = cleaned(pasted);
        if (pictures > 0) sayLeftOut(pictures, hasText);
        return html;
      },
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => {
        const pictures = clipboardData && picturesAlone(clipboardData);
        if (!pictures || !('files' in pictures)) return false;
        // Of a file with HTML, the number of pictures was said when that was read.
        if (clipboardData.getData('text/html') === '') sayLeftOut(pictures.files.length, false);
        return true;
      },
      // Ctrl+Enter saves the form of the field and does not insert a new line.
      handleKeyDown: (_: unknown, event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
      handleDOMEvents: {
        keydown: (_: unknown, event: KeyboardEvent) => {
          withholdComposing(event);
          // The library would keep Escape, which closes the dialog that contains the field.
          return event.key === 'Escape';
        },
      },
    }),
    [label, describedBy, invalid, sayLeftOut],
  );
  const editor = useEditor({
    ...made,
    autofocus: focused && 'end',
    editorProps,
    onCreate: ({ editor: now }) => {
      given.current.document = now.state.doc;
    },
    onUpdate: ({ editor: now }) => {
      const isAsGiven = given.current.document?.eq(now.state.doc) === true;
      const markdown = isAsGiven
        ? given.current.markdown
        : markdownOf(now.getJSON() as Parameters<typeof markdownOf>[0]);
      latest.current = markdown;
      change.current(markdown);
    },
  });
  useEffect(() => {
    if (value === latest.current) return;
    editor.commands.setContent(documentFrom(value), { emitUpdate: false });
    latest.current = value;
    given.current = { markdown: value, document: editor.state.doc };
  }, [editor, value]);

  const closeLink = () => {
    setLinking(undefined);
    editor.view.focus();
  };
  return (
    <>
      <EditorContent editor={editor} />
      {linking !== undefined && (
        <LinkForm
          address={linking}
          onGiven={(href) => {
            setLink(editor, href);
            closeLink();
          }}
          onRemove={() => {
            write(editor).extendMarkRange('link').unsetLink().run();
            closeLink();
          }}
          onClose={closeLink}
        />
      )}
      <Toolbar editor={editor} label={label} onLink={() => setLinking(addressAt(editor))} />
    </>
  );
}

/** Says once per paste that pictures were left out, and whether their text was pasted. */
function useLeftOutPictures(): (count: number, hasText: boolean) => void {
  const { t } = useTranslation('prose');
  return useCallback(
    (count, hasText) => notify.info(t(hasText ? 'textWithoutPictures' : 'picturesNotPasted', { count })),
    [t],
  );
}

/** The address of the link at the cursor. */
const addressAt = (editor: Editor): string => String(editor.getAttributes('link').href ?? '');

/** Ctrl+K opens the form for a link. */
const linkKey = (ask: (editor: Editor) => void) =>
  Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts() {
      return {
        'Mod-k': () => {
          ask(this.editor);
          return true;
        },
      };
    },
  });

/** Links the selection. Without a selection, the address is inserted as the text. */
function setLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection;
  if (!empty || editor.isActive('link')) write(editor).extendMarkRange('link').setLink({ href }).run();
  else
    write(editor)
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
}
