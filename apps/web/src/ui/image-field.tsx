import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { richText } from '../lib/rich-text.ts';
import type { UploadOptions } from '../lib/upload-file.ts';
import { Button } from './button.tsx';
import { DropZone } from './drop-zone.tsx';
import { describeField, Field, TextField } from './field.tsx';
import styles from './image-field.module.css';
import * as messages from './messages.ts';
import { Progress } from './progress.tsx';
import { type Underway, useUpload } from './use-upload.ts';

interface ImageFieldProps<Image extends { url: string }> {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  value: Image | null;
  onChange: (value: Image | null) => void;
  /** What the picture shows, for people who cannot see it. */
  alt: string;
  onAltChange: (alt: string) => void;
  /** MIME types the file picker offers. */
  accept: readonly string[];
  bytesMax: number;
  /** Said of a file with more bytes. */
  tooLarge: string;
  upload: (file: File, options: UploadOptions) => Promise<Image>;
}

/** A picture: chosen or dropped, uploaded at once, looked at, replaced or removed, with words for who cannot see it. */
export function ImageField<Image extends { url: string }>(props: ImageFieldProps<Image>) {
  const { label, hint, value, alt, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { bytesMax, tooLarge, upload } = props;
  const { underway, fault, begin, cancel, forget } = useUpload({
    bytesMax,
    tooLarge,
    send: upload,
    onDone: (image: Image) => {
      onChange(image);
      setSaid(messages.uploaded({ field: label }));
    },
  });
  const error = fault ?? props.error;
  const choose = (files: FileList | null) => {
    setSaid('');
    begin(files?.[0]);
  };
  const remove = () => {
    forget();
    onChange(null);
    setSaid(messages.removed({ field: label }));
    // The button that was pressed goes away.
    input.current?.focus();
  };
  return (
    <div className={styles.whole}>
      <Field id={id} label={label} hint={hint} error={error && <span role="alert">{error}</span>}>
        <DropZone inputId={id} onDrop={choose}>
          {value === null ? (
            <IconPhoto size={28} stroke={1.4} aria-hidden="true" />
          ) : (
            <img className={styles.picture} src={value.url} alt={alt} />
          )}
          <span>
            {richText(
              (value === null ? messages.choosePicture : messages.chooseAnotherPicture)({
                b: (text) => <b>{text}</b>,
              }),
            )}
          </span>
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept={props.accept.join(',')}
            aria-disabled={underway !== null}
            onClick={(event) => {
              if (underway !== null) event.preventDefault();
            }}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files);
              currentTarget.value = '';
            }}
            {...describeField(id, { label, hint, error })}
          />
        </DropZone>
      </Field>
      {underway && <UploadProgress underway={underway} onCancel={cancel} />}
      {value !== null && underway === null && (
        <div className={styles.below}>
          <TextField
            label={messages.alternativeText}
            value={alt}
            onChange={(event) => props.onAltChange(event.currentTarget.value)}
          />
          <Button onClick={remove}>{messages.remove}</Button>
        </div>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

function UploadProgress({ underway, onCancel }: { underway: Underway; onCancel: () => void }) {
  const { name, sentBytes, bytes } = underway;
  const kilobytes = (count: number) => Math.ceil(count / 1_000);
  const isSent = sentBytes >= bytes;
  return (
    <div className={styles.below}>
      <Progress
        label={(isSent ? messages.preparingFile : messages.uploadingFile)({ file: name })}
        done={kilobytes(sentBytes)}
        total={kilobytes(bytes)}
      />
      <Button onClick={onCancel}>{messages.cancel}</Button>
    </div>
  );
}
