import type { Media, MediaPurpose } from '@answerscope/contract';
import { type UploadOptions, uploadFile } from '../../lib/upload-file.ts';

/** Uploads pictures of a purpose; what comes back is where they are kept. */
export function pictureUpload(purpose: MediaPurpose) {
  return async (file: File, options: UploadOptions): Promise<Media> =>
    (await uploadFile(`/api/admin/media?purpose=${purpose}`, file, options)) as Media;
}
