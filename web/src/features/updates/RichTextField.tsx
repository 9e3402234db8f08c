import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { limits } from '@sponsorat/api';
import { useEditor } from '@tiptap/react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { CharactersLeft } from '../../ui/fields/CharactersLeft.tsx';
import { type FieldProps, inputProps } from '../../ui/fields/fieldProps.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { richTextLook } from '../../ui/rich-text/RichText.tsx';
import { extensions } from './extensions.ts';
import { asEditorHeadings, pasteHtml } from './pasteHtml.ts';
import classes from './RichTextField.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { texts } from './texts.ts';

/** A text with headings, lists, emphasis and links, as HTML. */
const RichTextField = (props: FieldProps<string | null>) => {
  const { field } = props;
  const { value: stored, error } = useField(field);
  const value = stored ?? '';
  const { label, description, withAsterisk } = inputProps(props, error);
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    content: asEditorHeadings(value),
    // The styles stand in our own sheet: the content security policy takes none from a script.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      transformPastedHTML: pasteHtml,
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
      attributes: {
        class: richTextLook,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${field.id}-label`,
        'aria-required': String(field.required),
        'aria-invalid': String(error !== undefined),
        ...(error ? { 'aria-describedby': `${field.id}-error` } : {}),
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML();
      field.set(written.current);
    },
  });

  // Another text than the one written here: as the server saves it, as somebody else saved it, or as it was before.
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(asEditorHeadings(value), { emitUpdate: false });
  }, [editor, value]);

  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) field.touch();
  };
  return (
    <Input.Wrapper
      id={field.id}
      label={label}
      labelElement="div"
      labelProps={{ onClick: () => editor?.commands.focus() }}
      description={description}
      error={error}
      withAsterisk={withAsterisk}
    >
      <RichTextEditor
        editor={editor}
        labels={texts.editor}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        data-invalid={error !== undefined || undefined}
        onBlur={blur}
        classNames={{ root: classes.root ?? '', content: classes.content ?? '' }}
        styles={{ control: { minWidth: 30, height: 30 }, content: { background: 'transparent' } }}
      >
        <RichTextToolbar />
        <RichTextEditor.Content />
      </RichTextEditor>
      <CharactersLeft length={value.length} max={limits.longText} />
    </Input.Wrapper>
  );
};

export default RichTextField;
