export const words = `
advice: blot caulk chickpeas deductible deductibles descaling dosage downsides eggplant enrollment enrolment
eyelets fertilize feta follow-up glossary grate hi knead kneading ladle latency leftovers liquidity long-term
loosen marinate mince moisten must-have onboarding pecans preheat prep prepayment recharge reheat renewal
sanitize saute scalability scallions sear shallots short-term takeaway teaspoon troubleshooting uninstall
unplug upkeep uptime warm-up
frequent mass_nouns: air alchemy amplitude art ash bacon bamboo beef beer beta bronze cake calm care cash
cedar cement chill cinnamon clay clover coal cobalt commerce coral cork corn cypress data debt denim destiny
discord dough dust echo equity evil fame fat fate fear fire fish flax flint fog food frost fuel fun fur gamma
garlic gas ginger glue gold golf hate hay heat help hope hunger ice indigo ink insulin iron ivory jam jazz
jewelry joy karma lace laundry lava law lead lemonade life linen love luck lumber make maple marble math meat
milk mint mist mud mustard navy news nutmeg nutrition oat oil olive omega opal pace pain pasta pepper plaid
platinum pollen pop quartz rain redwood rest rice risk root rosemary rugby rust saffron sage salmon salt sand
satin sea silk skin sky slack snow soap soil soul soup spice spinach sun sunset surf tax tea text thunder
timber time tin tofu twilight vanilla velvet vinegar wax wheat wine wood wool work yarn yeast yoga zest
frequent: a able academy accessory ace acid act add adobe affirm affordable age ago aid aim all allergy ally
almond alpine also am amazon ambition amenity amp analytics anchor and android ankle ant antibacterial
antioxidant any apartment apex apollo appliance april aquarius arc arch archer are area aries arm army as
asana ascent ask aspire at athlete athletic atom august aunt aurora automation avalanche avenue away awesome
axe axis azure baby back backup bad bag bake bakery balcony ball balloon band bank bar bare bark barn base
bass bat bath bay be beacon beam bean bear beat bed bee been bell belt bend berry best bet beverage big bike
bill bind bingo bird bit bitcoin bite blaze blend blog bloom blossom blow blue blueprint bluff boat body boil
bold bolt bomb bond bone book bookmark boom boot born boss both bounty bow bowl box boy brew brook broom broth
browser bud buffalo bug bull bumble bump burger burn bus bush busy but butterfly buy buzz by cabin cactus cafe
call calorie came camel camp can canary candle candy canvas cap capricorn car card cardio cargo carol cart
cascade case cast cat catalyst cave cell cellar census cent cereal certified chamomile chat checklist checkout
chef cherry chili chime chip chrome circus cite city classroom clip club clue coaching coat cocktail coconut
code coin cold comb come comet compass cons cook cool copy core cosmetic cosmos cost cottage couch coupon cow
crane creek crest crew crop cry cube cuisine cup cure customization cut dad daisy dare dark dart dash
dashboard date dawn day dead deal dear deck deep deer den deny desk dessert dial diamond dice did die diet
dietary dig dirt dish disk dive do dock does dog doll dolphin done door dot dove down download draw drawer
drew drop drum dry duck due duke dump durability dusk duty dwell dynamo each ear earn ease east easy eat
eclipse ecommerce ecosystem edge edit egg elastic elbow elder else email ember emerald encryption end endure
envoy envy epic era etc even ever evergreen exam excel exit eye face fact fade fail fair falcon fall fan far
farm fast feast feather february fed feed feel fees feet fell felt ferry fest few fidelity fig file fill film
find fine firm fist fit fitness five fix flag flamingo flare flat flip flora flow fly fold folio folk fool
foot footwear for forge fork form fort foster four fox free friday frog from frontier full fund fuse gadget
gain gallery game gaming gap garnet gate gauge gave gaze gear gel gem gemini genesis get gift girl give glad
globe glossier glow gluten go goal goat gone good goose got grab gradient grape grapefruit gray greet grew
grey grid grill grin grip grit grocery grove grow gulf gum gun guru gust guy gym had hair half hall halo hand
hang harbor harbour hard hare harness harvest has hash hat hatch haunt have haven hawk hazel he head headphone
heal hear hearth hedge heel held helix helm hen her herb here hero hers hertz hide high hike hill him hinge
hint hip hire his hit hive hold hole holly home hood hook horn host hosting hot hotspot hour how hub huge hulk
hummus hunt hunter hurt hybrid hydration i icon idea idle if ignite ill in inch indoor inn insure intercom
internet into inventory invoice iris is it item its ivy jaguar january jar jasmine java jet jewel job jockey
join joke july jump june juniper jupiter jury just kayak keen keep kept key kick kid kids kind kindle king
kiss kit kite knee knew knit knot know lab labs lack lady lake lamb lamp land lane lantern lap laptop last
lastly late latitude laurel lawn lay lazy leaf lean leap lease led left leg legacy legion lens leo leopard
less let lever libra lift like lilac lily lime line link lion lip list live lizard load loan lock loft login
logistics long look loom loop lord lose loss lost lot lotus loud lounge low loyalty lumen luna lung lush lux
lynx mad made magma magnet magnolia magnum main male mall man mandarin mango manor mansion mantis many map
marathon marine mark mars mask mass mate maverick may maze meadow meal mean medal meet melon melt men mentor
menu merchandise merchant mere merino met meteor mice micro mile milestone mill mind mindset mine mineral mini
mirage mix modal mode monday monk mood moon more mortar mortgage moss most move much mug muse mushroom must
mustang my myth nail name navigation near neat nebula neck need nest net new next nexus nice nine no nod node
nomad none noon nor norm nose not note nova november now nucleus nut oak oasis oath obey oblong obsidian
october octopus odd odyssey of off offline okay old on once one online only onto onyx open or oracle orchard
orchid orion otter our out outdoor outfit outlet oven over owl own ox oyster pack pad page paid pair pale
palette palm pan panda panther parachute parcel park part pass past pastry path patriot pave pay payroll pea
peach peacock peak pear pearl pebble pen per perplexity pesto pet petal pick picnic pie pier pig pike pilgrim
pill pillar pillow pin pine pink pinnacle pint pioneer pipe pirate pisces pit pixel plan plasma play pledge
plot plow plug plugin plum plume plus pod podcast poem poet pole pond pony pool poor poppy porch port portal
portfolio portrait pose post pot potion pour pray prebiotic premier primal princess prism pro probe pros
proton provider province proxy puff pull pulp puma pump puppet puppy pure purse push put pyramid quaint quarry
quart quill quilt quinoa quit quiver quiz race raft rail rally ram ramp ran ranch ranger rank ranking rare
rate raven raw ray read real realtor rebel red reef regal relish rely rent rental repel republic retailer
retreat revolve rich ride ridge ring ripple rise road roadmap roam roast robin rock rod role roll roof room
rope rose row ruby rude rug ruin rule run rush rustic sable sabre sad saddle safari safe saga sagittarius said
sail salad sale salon same sandal sapphire sat saturday saturn sausage save savor saw say scan scent
scholarship scorpio scout sculpt seafood seal seat see seed seek seem seen self sell senator send sent
sentinel september sequoia serene set setup sew shampoo shark she shed shepherd sheriff shield ship shoe shop
shore shot shovel show shrimp shut shy sibling sick side sierra sieve sign sing sink siren sit site six size
skate ski skincare slate sleeve slim slip slow smoothie snake snap so soak soar soccer sock sodium sofa soft
sole solo solstice some son song sonic soon sophia sort sour southwest spade spark sparrow spear spider spin
spine splash splice spoon spot spreadsheet sprint sprout spur squirrel stain staple star startup statue stay
stem step sting stir stitch stool stop stove strap stratus streaming stripe such suit sum summit sunday sure
surge sustainability sustainable swan sweater swell swift swim sync tablet tail take tale talk tall tango tank
tap tape task tattoo taurus taxi team tear tease tell template tempo ten tend tent term terra terrace test
than that the then thermal thermostat they thin this thorn thrill thrive throne thursday thus tick tide tidy
tie tile till tiny tip tips tire tissue titan to toe told tone tonic too took tool toothpaste top topaz torch
tornado tortoise toss totem tour towel town toy tract trait transportation trap tray tree trek tremor trident
trillion trim trio trip trophy tropic trout true try tube tuesday tulip tumble tundra tune turbine turbo
turkey turn turquoise turtle twig twin twitch two type ultra unicorn unit up upon upwork urge usability use
user utmost vacant vampire van vanguard vast vault vegan veil venom venus verb verge vertex very vest veteran
via victor view vigor villa vine violet viper virgo visa vista vitamin vitamins vivid void volcano volley volt
vote vow voyage vs vulture wage wagon waist wait wake walk wall walnut walrus want war ward warm warn warrior
was wash wasp wave way we weak wear wearable weave web website wednesday weed week well wellness went were
west wet what when whip whirl whisk whisper who wholesale why wide widow wife wifi wild will willow win wind
wing wire wireless wise wish wit with wolf won word workflow workout workplace worm wrap wreath wrench wrestle
yacht yard year yell yes yet yogurt you your zebra zen zenith zephyr zero zip zodiac zone zoo zoom
mass_nouns: access advice alpha amber anger attention beauty brass bread breakfast buffer butter cabbage
cancer carbon chalk cheese chess chicken chocolate clarity coffee color colour comfort concrete confidence
control copper cotton courage cricket crime crystal culture death delta design diesel dinner discipline earth
education effort electricity elegance energy equality evidence evolution exercise faith fashion fever fiber
finance flash flesh flour focus force fortune freedom fruit furniture fusion glass grace grain grass gravity
grief growth happiness harmony health heaven history honesty honey honor humor imagination impact independence
influence information innovation insight instinct intelligence interest invention jelly juice justice kindness
knowledge language laughter leather leisure liberty light lightning linear liquor literature logic lunch lust
luxury magic magnesium matter media medicine melody memory mercury mercy metal momentum money motion music
mythology nature noise orange order oxygen paint paper passion patience peace perfection performance
philosophy physics pizza plastic pleasure poetry poison policy porcelain poverty power practice praise
pressure pride progress promise protein purity purpose quality radio reality reason relief religion reputation
research respect rhythm ritual romance rubber safety sauce science sculpture security sense service shade
shame shelter sigma signal silence silicon silver simplicity sleep smoke society solitude sound space speech
speed spirit sport spring static status steam steel stock stone strategy straw strength stress style substance
success sugar summer sunlight sunrise sunshine support sweat swimming talent taste teamwork technology tension
theology theory therapy theta thread toast tobacco tradition traffic training tranquility trash travel
treasure trouble trust truth variety vengeance violence virtue vision vitality waste water wealth weather
winter wisdom wonder youth
wider mass_nouns: aluminum basil charcoal cocoa granite gravel hail haste hemp hygiene jade lavender mail
makeup malt moisture nickel nitrogen nylon optimism pork rage slime soda sorrow splendor spruce starch sulfur
tar texture thyme titanium turf uranium vapor vogue warmth zeal zinc
wider: abacus abrupt abundant abyss acclaim acne acre activewear adagio adhesive admin adore adrift advocacy
affordability afloat agate aghast agile aisle ajar ajax akin albacore albatross alchemist algae alkaline
allegro alley allot allspice allure almanac aloe aloft aloof altar altitude amass amethyst amid ampere amplify
amulet anchovy andante anemia anew angelic angina angular anode anoint antelope antenna anthem antimicrobial
antimony anvil anxiety anymore aphelion apparel appease appetite applaud applet appraise apps apron aquarium
aqueduct arbor aren argon aria arid armpit aroma arpeggio arsenic arson artery artisan artisanal ashore aster
asteroid asthma astound asylum athleisure atone attic attire attune auction audit auditor auth authentication
autism auto autofill autonomy avail aviation avid avocado awaken awl babble bachelor backfire backhand
backpack bagel bagpipe baguette bail bait ballad balm ban bandage bandit bang banish banjo banquet banter
barbecue barber barefoot barium barley barnacle baron baroness barracuda barramundi barren basalt bassoon
baton bauxite bazaar beak beaver beckon beechwood beet beetle befriend beg begonia behold bellows benchmark
berth beryl beryllium bestow bewilder bias bib bicep bid bin bing birch birdie bismuth bison bisque bladder
bland bleach bleed blizzard blond blouse bluebird blunder blunt blur blush boar boast bobcat bog bogey bolster
bonfire bongo bonnet bonsai bookcase boolean bore boron boson bough boulder bouquet boutique bowel boycott bra
brace bracelet braid bramble bravery brawl brawny breakpoint bream breast breathability breathable bribe bride
brink brioche brisk bristle broccoli brochure bromine brooch brow brownie bruise brunch brunette bruschetta
brute buckle buckskin budge budgie buffet bugle bulb bulge bulk bulldog bun bunion bunker buoy bureau burglar
burrito burrow bursitis bushel bustle butcher butler butte byte cacao cache caddie cadence cadet cadmium cage
calcite calcium caldera calf caliber callback camellia cameo canal candela candid canine cannon canoe canopy
cantata canteen cape caption captive caramel caravan carburetor cardamom cardigan cardinal caregiver caribou
carnival carousel carp cartel carve cashew cashier cashmere casino castanets catapult cataract catfish cathode
cauldron cautious cavalry caviar cavity celery cello centaur ceramic certifications cesium chalice chaplain
char characterized chariot charisma charset cheddar cheetah cherish chew chia chic chimney chin chipmunk chirp
chisel chive chlorine cholera chop chorale chowder chromium chronic chuckle churn chute chutney cigar cilantro
cinder cirrhosis citadel citrine citrus civic clam clamor clamp clan clap clarinet clasp claw cleanse cleanup
clef clerk climax cling cloak cloister clove clown clump clutch coastal coax cobra cockatoo cockle cockpit cod
codec codex cognition coil colic collage collide colonel colossal colosseum columnist commend compost
compressive comrade concierge concord condo condor cone confetti confide config confluence congress conifer
conjure conquer conquest conserve consort constructor convene converge convoy cookbook coop cop cope cord
cordial coriander cormorant cornea cornet corporal corps corset corundum cosine costume cougar countess
couscous covet coward cowboy coworking coyote cozy crab crackle cradle cram crank crater crave crayfish crayon
creak crescent crib crimson cringe cripple croissant cron crook crossbow crouch croup crouton crow crucible
crumb crumble crumpet crumple crusade crust crutch crypt crypto cub cucumber cuddle cue cuff culinary cult
cumin cupcake cupid curb curl currant cushion custody customizable customize cutlery cuttlefish cyan
cybersecurity cyclone cymbal dabble daemon daffodil dagger dahlia dainty dairy dam damp dangle daunt dazzle
deacon deaf dean debris deceive decipher decor decorate decoy decree decrypt deduct deed deem defer deficit
deflect deft defy delegate delve dementia demo demon dental depict deplete deploy deployments depot
deprovisioning derail derby dermatitis detain detour deviate devour dew diabetes diadem diagnose diaper
diffuse diligent dill dilute dim dime diminish dimple dine dingo dinosaur diode dioxide dip diploma diplomat
dire disc disclose dispatch dispel dispense disperse dissolve distill divisor dizzy djembe docs doe doesn
dollhouse dome donkey donut doom dorm dormant dose doughnut downcast downtown dowry doze drab drag drape drawl
dregs drench dribble drip drizzle drone droop drug duchess duckling dud duel duet dumb dunce dune dungeon dunk
duo durable duvet dwarf dwindle dye dynasty dyslexia eardrum earl easel ebb ebony ecstasy eczema edamame eddy
edema eel eerie effigy egret elastane elate elegy elevate elf elixir elk ellipse elm eloquent elude embargo
embark embassy emblem embody embolism embrace emit emperor empower empress emu enact enchant endorse endpoint
engrave engulf enigma enlist enrich enroll ensemble ensign ensue entangle enthalpy entice entrepreneur entropy
entrust entwine enum envision enzyme epidemic epilepsy epilogue epitome equator equinox erect erode erupt
eruption escalate espresso esteem estuary etude eucalyptus evade evoke exalt excerpt exclaim exert exhale
exile exodus expel exponent extinct exult eyebrow eyelash eyelid eyesore fable fabulous facade facet faction
fad fahrenheit fairway fake falafel fallback fanfare fang fare fathom fatigue fawn feat feldspar felony
feminine femur fen fennel fern ferret fertile fertilizer fervent fervor fetus feud fiance fickle fiery fiesta
figment filament filename filesystem fillet filth fin finch firefly firewall firmware fission fixture fjord
flagship flair flake flange flank flannel flap flask flaunt flaw flea flee fleece flicker flimsy flinch fling
flirt flock flop florist flounder flourish flu fluff fluoride fluorine fluorite flurry flutter foal foam foe
foil folklore folly fond font footage forage forceful forehand forehead foremost foresee forfeit forlorn forte
fortify fortress foul foundational fowl foxglove fracture frail freckle freight frenzy fresco frill frolic
frontal frugal fry fugitive fugue fumble fume fungus funnel furious furnace furnish fury fuss fuzz gag gait
gala gale galena gallant gallbladder galley gallium gallon gallop gallows gamble gang gangrene garb gargle
gargoyle garish garland garment garnish garter gasket gasp gastritis gatsby gaudy gavotte gazebo gazelle
gazette gazpacho geek gelato gene gerbil germ germanium geyser ghoul giddy giggle gill giraffe girdle girth
gist gizmo glade glamour gland glare glaucoma glaze gleam glee glide glimmer glimpse glint glisten glitch
glitter gloat glockenspiel gloom gloss glucose glut gnat gnaw gnocchi goalie gob goblet goblin goddess gods
goggles golem gong goo goof gopher gorge gorilla gouge gourmet gout gown graceful granary grandeur grandma
granny granola graphite grapple gravy graze grease grebe grieve griffin grim groin groom groove grope grouch
groundhog grouse growl grudge gruff grumble grunt guacamole guardian guerrilla guild guise gull gulp gumbo
gurney gush gypsum gypsy habitat haddock haggle halibut hallmark hallway halt ham hamlet hammock hamster
handbag handcuff handsome hangar harass hardcore harem harm harp harpoon harrow hatchet haughty haul haunch
hazy headspace heap heath hedgehog hefty heifer heir heirloom heist helium hell hematite herald herbal herd
hermit hernia heron hew hexagon hiatus hiccup hijack hinder hippie hippo hitch hoard hobble hockey hog hoist
holler homage homeland homerun homework homicide honk hoodie hoodies hoof hoop hoot hop hormone hornbill
hornet hose hostage hostel hostname hound hover howl http hubris huddle hug hull hum humid hump hunch huntsman
hurdle hurl hush husk hustle hut hydrate hyena hymn hype hyperbola ibex ibis icing iconic icy idol illicit
imbue imitate immerse impala impart impede imprint incense incite indium inferno inflate influx info infrared
infuse inhale inkling inlet inline innate innovate inscribe insignia insomnia instill insulate interceptors
intrigue introspection intrude iodine iridium irk irrigate isotope itch iterate iterator jab jackal jackdaw
jackpot jagged jail janitor jasper jaundice jaunt javascript javelin jaw jay jeep jeer jeopardy jerk jersey
jest jiffy jig jigsaw jingle jinx jock jog jolt jot joule json jubilant jubilee jug juggle julia jumble junk
jut kale kanban kangaroo keel keepsake kelp kelvin kennel kestrel ketchup keynote keystone kickoff kiln
kilogram kilt kimchi kimono kinetic kink kiosk kiwi knack kneel knob knuckle koala kotlin krill krypton
kubernetes lad lagoon lair lambda lament lance landmark lapel lapse lard largo lark larva larynx lasagna lash
lasso latch latent latex lathe latte lattice lavish lawsuit leak leash ledge leech leek legato leggings lemma
lemming lend lentil lettuce leukemia levee leverage liar liberate lichen licorice lid lies lifecycle ligament
limb limo limp linger lisp lithium loaf loathe lob lobster locust log logo lollipop lookup loon loot lop lore
lotion lottery lowland lucid lug lull lullaby luminous lump lunge lupus lurch lure lurk lute macaroni macaw
mackerel macro maestro magician magnetite magnify magpie maid maiden maim mainland majestic majesty malachite
malaria malice mallard mallet malware mammal mammoth manatee mandolin mane manganese manifest manifold manta
mantle mar marigold marimba marina maritime marjoram markdown markups marlin marmot marrow marsh marshal
marten martial martin martyr marvel marzipan mascot mash mason mast mat matchstick matinee mattress max mayhem
mazurka meager meander measles meatball meatloaf median mediate mediocre meditate meek meetups melanoma mellow
memes memoir memorize menace mend meningitis menorah meow mermaid mesa mesh mess meta metadata mew mica
microplastic middleware midge midwife migraine migrant mild mildew militant millennium millet minaret mindful
mingle mink minnow minuet mirth mischief misfit miso mistress mite mitigate mitt mitten moan moat mob moccasin
mock moist molar mold mole mollusk molten molybdenum monetary monsoon mooring moose mop morale morsel mosaic
mosquito moth mound mourn mousse moustache mow mozzarella muck muesli muffin muffle mulberry mulch mule mull
multifaceted mumps munch mural murky murmur mush muskrat mussel mustache mutate mutex mutiny mutt muzzle
mybenefits nacho nadir nag namespace nanny nap nape napkin narrate narwhal nasal nausea nautilus naval navel
navigate nectar neon nephew neuropathy neutrino neutron newborn newfound nib niche nick niece nimble ninja
niobium nirvana nobility nobleman nocturne nomadic nontechnical noodle normalized nosh nostril notch notebook
nougat noun nourish nozzle nuance nub nude nudge nugget null numb nun nurture oaf oar oatmeal obedient obelisk
obesity oblique oblivion oboe observability obstacle occult ocelot octagon octave oddball odor offshore
offside ogre ohm oink ointment olympic omelette omen ominous omit onset onward oomph oops ooze opaque operetta
opossum opt opulent oral oratorio orca ordeal ore oregano organism orgs oriole ornament ornate orphan oryx
oscar osmium osprey osteoporosis ostrich ounce outbreak outcast outerwear outlaw outperforms outreach outward
oval oversee overt overtake overture overturn owe oxide pact paddle padlock paella pageant pail pajama pal
paladin palladium pamper pamphlet pancake pancreas pandemic pandora pang panorama pansy pant pantry pap papaya
paprika par parable parabola parallax paralyze parasite parch parental parish parka parlor parmesan parsec
parsley pascal passphrase pastel pastor pasture paternal pathways patrol patron patter pavilion paw pawn
payload peck peddler peek peel peep peer peg pelican pellet pelt pelvis pendant pendulum pension pentagon
peony pep perch perfume peridot perihelion peril perish perk perl perplex persona pertussis pest petunia pew
phantom pheasant phobia photon pianist piccolo pickle pickup pierce pigment pile pimple ping pip pipette
pistil pistol piston pith pity pivot placebo placid plank plaque plateau platter plead plight plop pluck
plumber plummet plump plunder plunge ply poach podium poise poke polarize polenta polio poll pollock pollute
polo polonaise polonium poly polyester polyfill polygon polymer poncho pong pooch popcorn poplar pore porpoise
porridge possum posture potent pouch poultry pounce pout prairie prank prawn predator prelude prem prestige
presto pretzel prey pricier prickle prim primate primrose prioritize privy procure prod prodigy profane
prolific prologue prop propel prophecy prosper prowl prude prudent prudential prune pry psalm psoriasis pub
pucker puddle puffin pug pulley pullover pulpit pulsar pumice pumpkin punctual punt pup purify pyrite quack
quail quake qualm quark quarrel quartile quasar queer quell quench quesadilla quiche quid quip quirk quotient
rabbi rabies raccoon rack radiant radiate radiator radish radium radon rag raid raincoat raisin rake ramen
rampage rampart ransom rant rapport rascal rash rasp ration ravage ravenous ravine ravioli reap rear rebate
rebound rebuke recede recess recite recline recoil recyclable redact redeem reel refactor referee referral
refuge refugee regatta regex regiment registry regulate rehearse reindeer rejoice relapse relent reliance
relic remediation remnant remorse renounce renovate renown repay repeal replica reprieve reptile requiem
resale residue resin resistor resonate respite restless restorative retina retort retry reunion reusable
revamp revel revere reverend revive revoke rhapsody rhenium rhetoric rhino rhizome rhombus rhubarb rib rickets
riddle ridicule rifle rift rig rim rind rink rinse riot rip ripe risotto rite riverbank rivet roar robber robe
robinhood rodent rogue rollout romp rondo rook rookie roost rosacea rosary rot rotary rouge rouse rover rub
rubble rubella rubidium rucksack rudder ruffle rum rumble rump rung runt runtime runway rupture ruse rustle
rut ruthless rye saber sac sack sag sailor salami saliva salsa salvage sanction sandbox sane sanitary sap
sapling sardine sari sarong sash sashimi sass sauna savage savanna savvy scab scabies scaffold scala scalar
scald scallop scalp scam scamper scandium scant scar scenic scepter schema scherzo sciatica scissors scoff
scold scoliosis scone scoop scoot scorch scorn scorpion scour scowl scramble scrape scrawl screech scribble
scribe scrimmage scrub scruff scrum scrutiny scuffle sculptor scum scurvy seam seamless seaside seclude
secrete sedan seduce seedling seep seitan seize selector selenium semaphore semester semver sepal sepsis
serenade sergeant serialization serialize serpent serum sesame setback sever sewage shabby shack shackle shaft
shaggy shale sham shaman shameful shanty shatter shave shawl shear sheath sherbet shim shin shingles shiver
shoal shoelace shoemaker shotgun showcase showdown shred shrew shrewd shriek shrill shrine shrink shrivel
shroud shrub shrug shudder shuffle shun shuttle sickle sidewalk siege sift sigh sigil signify silo silt simmer
sin sinew singleton sinusitis sip sitar sizable sizzle skeptic skewer skid skillet skim skip skirmish skit
skunk skyline slab slalom slam slant slap slaw sled sleek sleet sleigh slender slick sling slit slither slop
slot sloth sludge slug slum slump slurp slush sly smack smallpox smear smirk smock smog smother smudge smug
smuggle snag snapdragon snare snarl snatch sneer sneeze sniper snippet snore snorkel snout snowboard snowman
snub snuff snuggle sob sod soggy solace solder solemn solitary soluble solvent somber sonata sonnet soot
soothe soprano sorbet sorcerer sorrel souvenir sow soy spa spacious spam span spandex spaniel spank spar
sparkle sparse spasm spat spatula spawn spec speck spectre sphinx spire spit splat spleen splinter splurge
sponge spoonful sporadic spore spouse sprain sprawl spree sprig sprinkle sprocket spud spy squabble squander
squat squeak squeal squid squint squire squirm squirt squish stab staccato stag stagnant stalk stallion stamen
stamina stammer stampede standalone stanza stardust starfish stash statewide stature statute steak stealth
steeple stellar stench steppe stern sternum stew steward stifle stigma stilt stimulus stingray stink stint
stoat stoic stomp stoop stork stout strand strangle streak stride strife stroll strontium struct stub stubborn
stump stun sturdy stutter stylish subclass subdue subgenres sublicense sublime submerge subnet subsidy
subtract suburb succumb suck suds suede suitcase sulk sullen sultan summon sumo sundae sundial superhero
supernova supple surgeon surpass surrogate surveyor sushi suspense swab swap swarm sway swerve swig swimsuit
swindle swine swipe swirl swish swivel swoop swordsman syllable synopsis syringe syrup tab tabla tableau taboo
tack taco tad tadpole taffy tags taiga taint takeover talc talisman tame tamper tan tang tangible tangle
tantrum tapas tapestry tarantella tariff tarnish tarp tarragon tart tassel tatter taunt tavern tech teddy tee
telegram tellurium tempeh tempest tempura tenant tendon tensor tentacle tepid teriyaki termite tern terrain
terrific testify tetanus tetrahedron textile thallium thatch thaw them thicket thigh thistle thorium thrash
thrift throb thrombosis throng throttle thrush thud thump thwart tiara tibia tickle tidal tilapia tilefish
tilt timeline timeout timestamp timid tinge tingle tinker tint tiptoe titanic toad toccata toddler toffee toil
toll tomb ton tongs tonsil topple torment torpedo torrent torso tortilla tot tote toucan touchstone tourmaline
tow toxic tradeoffs traitor tram trample tranquil trapeze trauma traverse treason treasury treble trebuchet
tremble trench trespass tribute trickle tricycle tripod troll trombone trot trough truce trudge truffle truism
truss trustee tsunami tub tuba tuck tuft tug tummy tumor tumult tuna tungsten tunic tuple turban turmeric
turmoil turnip turret tusk tux tuxedo tweak tweed tweezers twine twinge twinkle twirl twit tycoon typhoid
typhoon typo tyranny ugly ukulele ulcer umpire undo undress unfold unfurl unicode unison unleash unravel
unrest unveil upbeat upcoming uphill uphold uplift upload uproar upscale upstream urchin urn username usher
utensil utilize utopia vaccine vain valiant validate validator vanadium vandal vanity vary vat vaunt veal veer
veggie veggies vein veneer vent vertebra vertigo veto vex vial vibe vibrant vibrate vibrato vice vigil vile
villain vinaigrette vineyard viola viral viscose viscount visor viva vixen vodka volatile vole voltmeter
voodoo vortex vulgar wad waddle wade waft wag wail waistcoat waive wallow waltz wand wane warbler warden
wardrobe warfare warlock warp wart wary wasabi watchman watt weaken webhook wedge weep weld werewolf wetland
wharf wheeze whey whiff whim whimper whine whiz whom wick wicket widget wield wig wiggle wigwam wilt wimp
wince winch wink wipe wisp withhold wobble woe wok wolverine womb woo woodland woof workday workweeks wrangle
wreak wren wriggle wring wrinkle writ wry xenon yak yam yank yap yawn yearn yelp yeti yodel yoke yolk youthful
yttrium yummy zap zig ziggurat zinnia zircon zirconium zombie zoology zucchini
`;
