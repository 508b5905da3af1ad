/** Why the embedded database cannot be used here, in words for whoever runs the product. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
