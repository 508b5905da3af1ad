/** A logo as the landing page shows it. */
export interface CarouselLogo {
  id: string;
  alt_text: string;
  image_url: string;
}

/**
 * Logos whose image everybody can load: those that this installation keeps itself. An address of one browser (`blob:`) or
 * of a placeholder service is hidden (specification 2.4), as is any other host.
 */
export function showableLogos<Logo extends CarouselLogo>(logos: readonly Logo[]): Logo[] {
  return logos.filter(({ image_url }) => /^\/media\/[0-9a-f]+\.webp$/.test(image_url));
}
