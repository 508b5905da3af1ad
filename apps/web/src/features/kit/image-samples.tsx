import { LIMITS, type Media, PICTURE_REFUSALS, PICTURE_TYPES } from '@answerscope/contract';
import { useState } from 'react';
import { pictureUpload } from '../../domain/media/upload-picture.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ImageField } from '../../ui/image-field.tsx';
import { Sample, State } from './sample.tsx';

const FIELD = {
  accept: PICTURE_TYPES,
  bytesMax: LIMITS.picture_bytes_max,
  tooLarge: PICTURE_REFUSALS.picture_too_large,
  upload: pictureUpload('logo'),
};
const HINT = 'PNG, JPEG, WebP or GIF, at most 2 MB.';
const KEPT: Media = {
  hash: 'sample',
  url: '/brand/logo-on-light.png',
  width: 240,
  height: 80,
  byte_count: 1_234,
  purpose: 'logo',
  created_at: '2026-11-20T10:00:00.000Z',
};

/** Pictures. The first two really upload what they are given. */
export function ImageSamples() {
  const [empty, setEmpty] = useState<Media | null>(null);
  const [kept, setKept] = useState<Media | null>(KEPT);
  const [alts, setAlts] = useState({ empty: '', kept: 'Northwind' });
  const setAlt = (name: keyof typeof alts) => (alt: string) => setAlts({ ...alts, [name]: alt });
  return (
    <>
      <Sample
        name="image-field, drop-zone"
        use="A picture in a form: chosen or dropped, uploaded at once, replaced, removed, with words for people who cannot see it. What is refused is said in the hint's place."
      >
        <State of="Empty">
          <ImageField
            {...FIELD}
            label="Logo"
            hint={HINT}
            value={empty}
            onChange={setEmpty}
            alt={alts.empty}
            onAltChange={setAlt('empty')}
          />
        </State>
        <State of="With a picture">
          <ImageField
            {...FIELD}
            label="Logo of a customer"
            hint={HINT}
            value={kept}
            onChange={setKept}
            alt={alts.kept}
            onAltChange={setAlt('kept')}
          />
        </State>
        <State of="Refused">
          <ImageField
            {...FIELD}
            label="Logo of a partner"
            error={PICTURE_REFUSALS.picture_svg}
            value={null}
            onChange={() => undefined}
            alt=""
            onAltChange={() => undefined}
          />
        </State>
      </Sample>
      <Sample name="avatar" use="A person's picture beside their name, or the first letter of their address.">
        <State of="With a picture, without, large">
          <Avatar email="dana@example.com" imageUrl={KEPT.url} />
          <Avatar email="dana@example.com" imageUrl={null} />
          <Avatar email="dana@example.com" imageUrl={null} isLarge />
        </State>
      </Sample>
    </>
  );
}
