export const words = `
general: cesta dom hora hviezda kniha kvet les medved mesiac more most ohen orol rieka skoda slnko srdce strom
svet vietor vlk voda zem zivot zlato zoznam
`;
