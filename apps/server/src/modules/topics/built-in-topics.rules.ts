/** A category of business and what it is divided into: each part by its name and a description. */
interface BuiltInTopic {
  name: string;
  description: string;
  subcategories: readonly (readonly [name: string, description: string])[];
}

/** The kinds of business that come with the product; administrators change them as they like. */
export const BUILT_IN_TOPICS: readonly BuiltInTopic[] = [
  {
    name: 'Software and IT services',
    description: 'Programs, platforms and technical services for businesses and people.',
    subcategories: [
      ['Business software', 'Accounting, customer, project and office programs.'],
      ['Cloud and hosting', 'Servers, storage, domains and managed infrastructure.'],
      ['Cybersecurity', 'Protection of systems, data and identities.'],
      ['Software development', 'Apps and systems built to order.'],
      ['IT support', 'Help desks, devices and networks looked after.'],
      ['Data and artificial intelligence', 'Analytics, models and automation.'],
    ],
  },
  {
    name: 'Marketing and advertising',
    description: 'Agencies and services that make companies known.',
    subcategories: [
      ['Digital marketing', 'Search, social and email campaigns.'],
      ['Search engine optimization', 'Being found in search engines and AI answers.'],
      ['Branding and design', 'Names, logos, identities and graphic design.'],
      ['Public relations', 'Press work, events and reputation.'],
      ['Content and video', 'Texts, films and photographs for companies.'],
      ['Print and outdoor advertising', 'Printed matter, signs, posters and vehicles.'],
    ],
  },
  {
    name: 'Finance and insurance',
    description: 'Money lent, kept, insured and advised on.',
    subcategories: [
      ['Banking', 'Accounts, cards and payments.'],
      ['Loans and mortgages', 'Credit for homes, cars and companies.'],
      ['Insurance', 'Cover for people, property and businesses.'],
      ['Financial planning', 'Advice on savings, retirement and wealth.'],
      ['Accounting and tax', 'Books, payroll and tax returns.'],
      ['Investment', 'Brokers, funds and asset managers.'],
    ],
  },
  {
    name: 'Legal services',
    description: 'Lawyers, notaries and legal advice.',
    subcategories: [
      ['Business law', 'Contracts, companies and commercial disputes.'],
      ['Family law', 'Divorce, custody and maintenance.'],
      ['Personal injury', 'Claims after accidents and malpractice.'],
      ['Real estate law', 'Purchases, leases and disputes over property.'],
      ['Immigration law', 'Visas, residence and citizenship.'],
      ['Wills and estates', 'Wills, trusts and inheritance.'],
    ],
  },
  {
    name: 'Consulting and business services',
    description: 'Advice and services for other companies.',
    subcategories: [
      ['Management consulting', 'Strategy, organization and change.'],
      ['Human resources', 'Recruiting, payroll and staffing.'],
      ['Coaching and training', 'Courses and coaching for teams and leaders.'],
      ['Translation', 'Translation, interpreting and localization.'],
      ['Office services', 'Coworking, reception and virtual offices.'],
      ['Security services', 'Guards, alarms and surveillance.'],
    ],
  },
  {
    name: 'Health care',
    description: 'Doctors, clinics and therapists.',
    subcategories: [
      ['Medical practices', 'General practitioners and specialists.'],
      ['Dentistry', 'Dentists, orthodontists and oral surgeons.'],
      ['Mental health', 'Psychologists, psychiatrists and counselors.'],
      ['Physical therapy', 'Physiotherapy, chiropractic and rehabilitation.'],
      ['Hospitals and clinics', 'Inpatient care, urgent care and surgery.'],
      ['Home and elder care', 'Nursing at home, assisted living and hospices.'],
    ],
  },
  {
    name: 'Beauty and wellness',
    description: 'Looking well and feeling well.',
    subcategories: [
      ['Hair salons and barbers', 'Cuts, color and styling.'],
      ['Cosmetics and skin care', 'Treatments and products for the skin.'],
      ['Spas and massage', 'Massage, saunas and day spas.'],
      ['Nails and lashes', 'Manicures, pedicures and lashes.'],
      ['Tattoos and piercing', 'Tattoo and piercing studios.'],
      ['Nutrition', 'Dietitians, meal plans and supplements.'],
    ],
  },
  {
    name: 'Fitness and sports',
    description: 'Training, clubs and equipment.',
    subcategories: [
      ['Gyms', 'Fitness studios and health clubs.'],
      ['Personal training', 'Individual and small-group training.'],
      ['Yoga and Pilates', 'Studios and teachers.'],
      ['Martial arts', 'Schools for children and adults.'],
      ['Sports clubs', 'Teams, leagues and facilities.'],
      ['Sports equipment', 'Gear, clothing and bicycles.'],
    ],
  },
  {
    name: 'Food and drink',
    description: 'Restaurants, cafés and what they serve.',
    subcategories: [
      ['Restaurants', 'Places to sit down and eat.'],
      ['Cafés and bakeries', 'Coffee, bread and pastry.'],
      ['Bars and nightlife', 'Bars, pubs and clubs.'],
      ['Catering', 'Food for events and companies.'],
      ['Delivery and takeaway', 'Meals brought home or picked up.'],
      ['Food producers', 'Makers of food, wine, beer and spirits.'],
    ],
  },
  {
    name: 'Retail',
    description: 'Shops with a door.',
    subcategories: [
      ['Clothing and shoes', 'Fashion for everybody.'],
      ['Groceries', 'Supermarkets, markets and delicatessens.'],
      ['Electronics', 'Computers, phones and appliances.'],
      ['Furniture and decor', 'Furniture, lamps, carpets and kitchens.'],
      ['Jewelry and watches', 'Jewelers and watchmakers.'],
      ['Books, toys and gifts', 'Bookshops, toy shops and gift shops.'],
    ],
  },
  {
    name: 'Online retail',
    description: 'Shops without a door.',
    subcategories: [
      ['Fashion online', 'Clothes and accessories shipped home.'],
      ['Home goods online', 'Furniture and household goods shipped home.'],
      ['Health and beauty online', 'Cosmetics, supplements and care products.'],
      ['Electronics online', 'Devices and accessories shipped home.'],
      ['Subscription boxes', 'Goods that arrive every month.'],
      ['Marketplaces', 'Platforms on which others sell.'],
    ],
  },
  {
    name: 'Real estate',
    description: 'Homes and offices sold, let and managed.',
    subcategories: [
      ['Residential sales', 'Agents for houses and apartments.'],
      ['Rentals', 'Apartments and houses to let.'],
      ['Commercial property', 'Offices, shops and warehouses.'],
      ['Property management', 'Buildings and associations looked after.'],
      ['Property development', 'New buildings planned and sold.'],
      ['Appraisal and inspection', 'What a property is worth, and its condition.'],
    ],
  },
  {
    name: 'Construction',
    description: 'Building and rebuilding.',
    subcategories: [
      ['General contractors', 'Houses and buildings from the ground up.'],
      ['Architecture and engineering', 'Plans, structures and permits.'],
      ['Renovation', 'Kitchens, bathrooms and whole homes.'],
      ['Roofing', 'Roofs, gutters and solar mounts.'],
      ['Concrete and masonry', 'Foundations, walls and paving.'],
      ['Building materials', 'Timber, stone, tools and fittings.'],
    ],
  },
  {
    name: 'Home services',
    description: 'What keeps a home running.',
    subcategories: [
      ['Plumbing', 'Pipes, drains and water heaters.'],
      ['Electrical', 'Wiring, lighting and charging stations.'],
      ['Heating and cooling', 'Furnaces, heat pumps and air conditioning.'],
      ['Cleaning', 'Homes, windows and carpets.'],
      ['Gardening and landscaping', 'Lawns, trees and outdoor spaces.'],
      ['Moving and storage', 'Movers and storage units.'],
    ],
  },
  {
    name: 'Automotive',
    description: 'Cars, and what they need.',
    subcategories: [
      ['Car dealers', 'New and used cars.'],
      ['Repair and service', 'Workshops, tires and inspections.'],
      ['Body work and detailing', 'Dents, paint and cleaning.'],
      ['Car rental', 'Cars and vans by the day.'],
      ['Parts and accessories', 'Spare parts and equipment.'],
      ['Electric vehicles', 'Electric cars, bikes and charging.'],
    ],
  },
  {
    name: 'Travel and hospitality',
    description: 'Journeys, and places to stay.',
    subcategories: [
      ['Hotels', 'Hotels, inns and guesthouses.'],
      ['Vacation rentals', 'Apartments and houses for holidays.'],
      ['Travel agencies', 'Trips planned and booked.'],
      ['Tours and activities', 'Guides, excursions and tickets.'],
      ['Airlines and transfers', 'Flights, trains, buses and taxis.'],
      ['Camping and outdoors', 'Campsites, cabins and equipment.'],
    ],
  },
  {
    name: 'Education',
    description: 'Schools, courses and tutors.',
    subcategories: [
      ['Schools', 'Primary and secondary schools.'],
      ['Universities', 'Degrees and research.'],
      ['Online courses', 'Learning from anywhere.'],
      ['Tutoring', 'Help with school and examinations.'],
      ['Language schools', 'Languages for work and travel.'],
      ['Child care and preschools', 'Nurseries and kindergartens.'],
    ],
  },
  {
    name: 'Events and entertainment',
    description: 'Celebrations, stages and leisure.',
    subcategories: [
      ['Event planning', 'Conferences, parties and trade fairs.'],
      ['Weddings', 'Venues, planners and dresses.'],
      ['Photography and film', 'Photographers and videographers.'],
      ['Music and performing arts', 'Concerts, theaters and artists.'],
      ['Museums and attractions', 'Exhibitions, zoos and theme parks.'],
      ['Games and media', 'Games, publishing, film and streaming.'],
    ],
  },
  {
    name: 'Manufacturing and logistics',
    description: 'Goods made, stored and moved.',
    subcategories: [
      ['Machinery and equipment', 'Machines, tools and automation.'],
      ['Consumer goods', 'Products for homes and people.'],
      ['Chemicals and materials', 'Plastics, metals and chemicals.'],
      ['Energy', 'Solar, wind, gas and power supply.'],
      ['Freight and shipping', 'Transport by road, rail, sea and air.'],
      ['Warehousing and fulfillment', 'Storage, packing and dispatch.'],
    ],
  },
  {
    name: 'Community and nonprofit',
    description: 'Organizations for the common good, and everything else for people.',
    subcategories: [
      ['Charities', 'Aid, donations and foundations.'],
      ['Associations', 'Professional bodies, clubs and unions.'],
      ['Religious organizations', 'Congregations and their services.'],
      ['Environment and animals', 'Conservation, shelters and climate.'],
      ['Pet services', 'Veterinarians, grooming and boarding.'],
      ['Public services', 'Authorities, utilities and libraries.'],
    ],
  },
];
