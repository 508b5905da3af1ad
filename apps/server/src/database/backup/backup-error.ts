/** Why a backup or a restore cannot be done, in words for whoever runs the product. */
export class BackupError extends Error {
  override name = 'BackupError';
}
