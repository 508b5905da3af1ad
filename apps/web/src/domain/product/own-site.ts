/** Stands for this installation in addresses of Markdown, whose links need a host. A name of nobody (RFC 2606). */
export const OWN_SITE = 'https://own-site.invalid';
