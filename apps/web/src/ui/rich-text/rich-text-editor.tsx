import * as messages from '../messages.ts';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Typography.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { IconLink, IconPhoto, IconSourceCode } from '@tabler/icons-react';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { UploadOptions } from '../../lib/upload-file.ts';
import { Button } from '../button.tsx';
import { TextField } from '../field.tsx';
import { MantineFrame } from '../mantine-frame.tsx';
import { Progress } from '../progress.tsx';
import { useUpload } from '../use-upload.ts';
import styles from './rich-text-editor.module.css';
import { type RichTextRules, richTextExtensions } from './rich-text-extensions.ts';

export interface RichTextEditorProps extends RichTextRules {
  id: string;
  /** What it is called, for who cannot see its label. */
  label: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  /** Said of a link that leads nowhere a page may lead to. */
  linkHint: string;
  pictures: {
    accept: readonly string[];
    bytesMax: number;
    /** Said of a file with more bytes. */
    tooLarge: string;
    upload: (file: File, options: UploadOptions) => Promise<{ url: string; width: number; height: number }>;
  };
}

/** In place of the library's English. */
const LABELS = {
  boldControlLabel: messages.bold,
  italicControlLabel: messages.italic,
  underlineControlLabel: messages.underline,
  strikeControlLabel: messages.strikethrough,
  codeControlLabel: messages.code,
  codeBlockControlLabel: messages.codeBlock,
  bulletListControlLabel: messages.bulletList,
  orderedListControlLabel: messages.orderedList,
  blockquoteControlLabel: messages.blockquote,
  hrControlLabel: messages.horizontalLine,
  h2ControlLabel: messages.headingOfLevel({ level: 2 }),
  h3ControlLabel: messages.headingOfLevel({ level: 3 }),
  h4ControlLabel: messages.headingOfLevel({ level: 4 }),
  undoControlLabel: messages.undoTyping,
  redoControlLabel: messages.redoTyping,
};

/** Words with headings, lists, quotes, code, links and pictures, as the page will hold them. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, isInvalid, describedBy, value, onChange, pictures } = props;
  const said = useRef(value);
  const [isLinking, setLinking] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const editor = useEditor({
    extensions: richTextExtensions(props),
    content: value,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      handlePaste: (_view, { clipboardData }) => takePicture(clipboardData),
      handleDrop: (_view, { dataTransfer }) => takePicture(dataTransfer),
    },
    onUpdate: ({ editor: changed }) => {
      said.current = htmlOf(changed);
      onChange(said.current);
    },
  });
  const { underway, fault, begin, cancel } = useUpload({
    bytesMax: pictures.bytesMax,
    tooLarge: pictures.tooLarge,
    send: pictures.upload,
    onDone: ({ url, width, height }) =>
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src: url, alt: '', width, height } })
        .run(),
  });
  const takePicture = (transfer: DataTransfer | null): boolean => {
    const file = [...(transfer?.files ?? [])].find(({ type }) => pictures.accept.includes(type));
    if (file === undefined) return false;
    begin(file);
    return true;
  };
  useEffect(() => {
    // Another version of the row was taken: what stands here is no longer what is kept.
    if (value === said.current) return;
    said.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles.whole}>
      <MantineFrame>
        <Frame editor={editor} labels={LABELS} classNames={{ root: styles.frame, content: styles.content }}>
          <Frame.Toolbar className={styles.toolbar}>
            <Frame.ControlsGroup>
              <Frame.H2 />
              <Frame.H3 />
              <Frame.H4 />
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <Frame.Bold />
              <Frame.Italic />
              <Frame.Underline />
              <Frame.Strikethrough />
              <Frame.Code />
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <Frame.BulletList />
              <Frame.OrderedList />
              <Frame.Blockquote />
              <Frame.CodeBlock icon={CodeBlockIcon} />
              <Frame.Hr />
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <Frame.Control
                aria-label={messages.link}
                title={messages.link}
                aria-expanded={isLinking}
                onClick={() => setLinking(!isLinking)}
              >
                <IconLink size={16} stroke={1.75} />
              </Frame.Control>
              <Frame.Control
                aria-label={messages.insertAPicture}
                title={messages.insertAPicture}
                disabled={underway !== null}
                onClick={() => files.current?.click()}
              >
                <IconPhoto size={16} stroke={1.75} />
              </Frame.Control>
            </Frame.ControlsGroup>
            <Frame.ControlsGroup>
              <Frame.Undo />
              <Frame.Redo />
            </Frame.ControlsGroup>
          </Frame.Toolbar>
          {isLinking && <LinkRow {...props} editor={editor} onClose={() => setLinking(false)} />}
          <PictureRow editor={editor} />
          <Frame.Content />
        </Frame>
      </MantineFrame>
      <input
        ref={files}
        type="file"
        hidden
        aria-label={messages.pictureForTheText}
        accept={pictures.accept.join(',')}
        onChange={({ currentTarget }) => {
          begin(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {underway && (
        <div className={styles.row}>
          <Progress
            label={messages.uploadingFile({ file: underway.name })}
            done={Math.ceil(underway.sentBytes / 1_000)}
            total={Math.ceil(underway.bytes / 1_000)}
          />
          <Button onClick={cancel}>{messages.cancel}</Button>
        </div>
      )}
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </div>
  );
}

/** The library draws code and a block of code alike. */
function CodeBlockIcon() {
  return <IconSourceCode size={16} stroke={1.75} />;
}

interface LinkRowProps extends Pick<RichTextEditorProps, 'isLink' | 'linkHint'> {
  editor: Editor;
  onClose: () => void;
}

/** Where the chosen words lead. */
function LinkRow({ editor, isLink, linkHint, onClose }: LinkRowProps) {
  const known = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(known);
  const [isRefused, setRefused] = useState(false);
  const set = () => {
    const href = address.trim();
    if (!isLink(href)) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && known === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <div className={styles.row}>
      <TextField
        label={messages.addressOfTheLink}
        autoFocus
        autoComplete="off"
        value={address}
        error={isRefused && linkHint}
        hint={linkHint}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not sent.
          event.preventDefault();
          set();
        }}
      />
      <Button onClick={set}>{messages.setLink}</Button>
      {known !== '' && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {messages.removeLink}
        </Button>
      )}
    </div>
  );
}

/** What the chosen picture shows, in words. */
function PictureRow({ editor }: { editor: Editor }) {
  const alt = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isActive('image') ? String(current.getAttributes('image').alt ?? '') : null,
  });
  if (alt === null) return null;
  return (
    <div className={styles.row}>
      <TextField
        label={messages.alternativeText}
        autoComplete="off"
        value={alt}
        onChange={(event) => editor.commands.updateAttributes('image', { alt: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Button onClick={() => editor.chain().focus().deleteSelection().run()}>{messages.removePicture}</Button>
    </div>
  );
}

/** The editor keeps an empty paragraph at the end, to write on in; the page does not. */
function htmlOf(editor: Editor): string {
  return editor.getHTML().replace(/(<p><\/p>)+$/, '');
}
