import {
  isPageLink,
  isPagePicture,
  LIMITS,
  PAGE_HTML,
  PICTURE_REFUSALS,
  PICTURE_TYPES,
} from '@answerscope/contract';
import { pictureUpload } from '../../../domain/media/upload-picture.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import type { OwnInput } from '../resources/resource-form.tsx';
import * as messages from './messages.ts';

const PICTURES = {
  accept: PICTURE_TYPES,
  bytesMax: LIMITS.picture_bytes_max,
  tooLarge: PICTURE_REFUSALS.picture_too_large,
  upload: pictureUpload('page'),
};

/** The words of a page, in the editor that makes what a page may hold. */
export const ContentInput: OwnInput = ({ label, error, value, onChange }) => (
  <RichTextField
    label={label}
    error={error}
    value={String(value ?? '')}
    onChange={onChange}
    attributes={PAGE_HTML}
    isLink={isPageLink}
    isPicture={isPagePicture}
    linkHint={messages.whereLinksLead}
    pictures={PICTURES}
  />
);
