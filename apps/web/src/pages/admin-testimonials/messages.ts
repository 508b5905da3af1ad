// Testimonials page
export const whatTheySay = 'What they say';
export const testimonials = 'Testimonials';
export const name = 'Name';
export const role = 'Role';
export const status = 'Status';
