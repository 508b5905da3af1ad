// Testimonials page
export const whatTheySay = 'What they say';
export const testimonials = 'Testimonials';
