import type { Need } from '../../needs/need.ts';

export const communityNeeds: Need[] = [
  {
    id: 'information-referral',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `211, 2 1 1, dial 211, information and referral, information referral, resource directory, community
      resources, helpline, hotline, help line, united way, resource center, referral services, referrals, information
      line, community resource guide, resource guide, list of resources, community services, resource list, help
      hotline, social services, general assistance, information services, switchboard`,
    es: `211, informacion y referencias, recursos comunitarios, guia de recursos, linea de ayuda, informacion, donde
      puedo pedir ayuda, donde pedir ayuda, recursos de la comunidad, servicios comunitarios, linea de informacion,
      centro de recursos, servicios sociales, a quien puedo llamar, lista de recursos, directorio de servicios,
      referencias, united way, linea directa, numero de ayuda, centro de informacion`,
    enAsk: `new in town, new to the area, just moved here, information, anything, dont know where to start, where to
      start, dont know who to call, who do i call, who to call, all resources, somebody help me, im desperate,
      desperate, talk to a person, customer service, phone number for help`,
    esAsk: `ayudeme, a quien llamo, estoy desesperada, estoy desesperado, desesperado, auxilio, orientacion, ayudas
      del gobierno`,
    text: `resource center, social services information, information and referral services, information and referrals,
      community information, information and assistance, provides information and referral, referral to community
      resources, 24 hour helpline, helpline, information hotline, resource and referral, referrals to community,
      resources and referrals, community referrals, information referral, 24 hour information, elder helpline, linkage
      to community resources, statewide information, referral service, information clearinghouse, directory of
      services, switchboard of, united way of, 311, community resource specialists, refers callers, links people,
      connects people, call center, toll free information, link callers, referral agency, resource navigation, hotline
      provides, multilingual helpline`,
    hint: 'referral, referrals, information:0.2, hotline:0.5',
    not: `lawyer referral, attorney referral, physician referral, child care resource and referral, referral required,
      doctor referral, by referral only, referral from, referral only, requires a referral, with referral, agency
      referral, suicide hotline, crisis hotline, legal helpline, testing referral, referral for full labs, information
      technology, natural resources, human resources, help desk, technical assistance center, self help, contact
      information, abuse hotline, must have a referral, specialties by referral, court referral, self referral,
      information systems, personal information, help wanted, health information management, referencia medica,
      recursos humanos, information about you, referencias de trabajo, physician referral service, job referral,
      runaway hotline, referencias personales, call 2 1 1 for days, call 2 1 1 to ask, call 2 1 1 and ask, call 2 1 1 free, llame al 2 1 1 para saber, llame al 2 1 1 y pregunte, llame gratis al 2 1 1`,
    related: { 'case-management': 0.45, 'benefits-enrollment': 0.3, 'community-center': 0.1, 'emergency-money': 0.1 },
  },
  {
    id: 'case-management',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `case management, case manager, case worker, caseworker, social worker, social workers, social services,
      service coordination, navigator, care coordination, life coach, community health worker, life skills,
      wraparound, patient navigator, targeted case management, assessment and referral, care manager, self
      sufficiency, life skills classes, advocate, resource navigator, individual plan, life skills training,
      promotora, social work`,
    es: `trabajadora social, trabajador social, administracion de casos, manejo de casos, asistente social,
      trabajadores sociales, gestor de casos, manejador de casos, coordinador de servicios, servicios sociales,
      navegador, promotora de salud, promotora, habilidades para la vida, coordinacion de servicios, manejador de
      caso, asistencia social, autosuficiencia, coordinacion de cuidado, trabajo social`,
    enAsk: `someone to help me figure things out, someone to guide me, help with paperwork, help filling out forms,
      help with forms, fill out forms, need a social worker, need an advocate, help me get my life together, get my
      life together, long term help, step by step help, get back on track, start over, starting over, guidance,
      someone on my side, get my life back, turn my life around, i need a plan, forms, paperwork help, get out of
      poverty`,
    esAsk: `alguien que me guie, ayuda con papeleo, ayuda con formas, ayuda para llenar formas, llenar formas, llenar
      papeles, llenar una solicitud, alguien que me oriente, orientacion, necesito una trabajadora social, empezar de
      nuevo, empezar de cero, ayuda con los tramites, tramites, ayuda con documentos, llenar aplicaciones, que me
      ayude con las formas`,
    text: `case management services, targeted case management, individualized service plan, service coordination,
      intensive case management, comprehensive case management, case managers, care coordination, wrap around
      services, supportive services, support services, family development case management, self sufficiency program,
      self sufficiency, case coordination, client advocacy, service plan, individualized plan, goal planning, support
      coordination, needs assessment, case work, casework, assessment and referral, life skills training, social work
      services, medical case management, self sufficient, navigators, needs assessments, linkage to services,
      psychosocial assessment, follow up services, community support services, social service agency, wraparound,
      discharge planning, supportive case management, service linkage, holistic services, empowerment program, family
      self sufficiency, community action agency`,
    hint: 'case management, self sufficiency, social services:0.5, advocacy:0.3, supportive services:0.4',
    not: `case management software, nurse case management license, legal case, court case, case by case, worst case,
      social security, social worker license, master of social work, cps case, case of emergency, my case, in case,
      suitcase, self sufficiency of animals, advocate magazine, child advocate, wellness coach, licensed clinical
      social workers, clinical social workers, casey, forma de impuestos, aplicacion de trabajo, job application`,
    related: {
      'information-referral': 0.4,
      'family-support': 0.25,
      'homeless-services': 0.15,
      'benefits-enrollment': 0.2,
      'supportive-housing': 0.1,
    },
  },
  {
    id: 'disaster-relief',
    types: ['RESOURCES', 'SHELTER'],
    subTypes: ['ASSISTANCE', 'EMERGENCY'],
    en: `disaster relief, disaster assistance, disaster help, red cross, american red cross, fema, house fire, fire
      victims, flood, flooding, flood victims, tornado, tornado victims, hurricane, storm damage, wildfire, disaster
      recovery, emergency preparedness, evacuation, evacuation shelter, hail damage, help after fire, natural
      disaster, disaster services, emergency management, flood help, fire relief, help after flood, disaster shelter,
      storm shelter, fema application, fire assistance, hurricane relief, hurricane shelter, evacuees, sandbags,
      winter storm damage, disaster unemployment, disaster cleanup, storm cleanup, muck out, emergency alert, special
      needs evacuation`,
    es: `desastre, desastres, ayuda por desastre, ayuda en desastres, cruz roja, incendio, incendio de casa,
      inundacion, inundaciones, tornado, huracan, tormenta, fema, damnificado, damnificados, ayuda por incendio,
      evacuacion, desastre natural, desastres naturales, ayuda despues de un desastre, granizo, victimas de incendio,
      victimas de inundacion, asistencia por desastre, evacuar, refugio de tormenta, incendio forestal, ayuda por
      inundacion, manejo de emergencias, preparacion para emergencias, ayuda de fema, recuperacion de desastres,
      tormenta invernal, preparacion para huracanes, huracanes, costales de arena, ciclon`,
    enAsk: `my house burned down, house burned down, my house burned, apartment fire, apartment burned, fire
      destroyed, fire destroyed my home, lost everything in a fire, lost my house in a fire, trailer burned, house
      flooded, my house flooded, flooded, storm, storm destroyed my house, tornado destroyed my house, tornado hit,
      tree fell on my house, roof blew off, roof storm damage, hail, burned out, fire, burnt down, evacuate,
      evacuated, house caught fire, wind damage, freeze damage, water in my house, lightning hit my house, disaster`,
    esAsk: `se quemo mi casa, se me quemo la casa, se quemo la casa, se quemo mi apartamento, se quemo la traila,
      perdimos todo en el incendio, perdi todo en el incendio, se inundo mi casa, se inundo la casa, mi casa se
      inundo, tormenta destruyo, el tornado destruyo, quemada mi casa, fuego en mi casa, fuego, hubo un incendio, casa
      quemada, me quede sin nada por el incendio, el tornado se llevo, cayo un arbol en mi casa, se metio el agua,
      emergencia por tormenta, casa destruida`,
    text: `disaster services, disaster relief services, emergency disaster, disaster victims, victims of disasters,
      disaster response, disaster recovery center, individual assistance program, emergency management agency,
      voluntary organizations active in disaster, long term recovery, long term recovery group, emergency
      preparedness, disaster preparedness, emergency operations center, special needs shelter, hurricane preparedness,
      weather related disaster, natural disasters, disaster case management, fire victims, victims of fire, victims of
      fires, residential fire, evacuation center, vulnerable population evacuation, disaster assistance, families
      displaced by fire, community emergency response team, cert training, disaster survivors, emergency response,
      american red cross of, salvation army disaster, mitigation, family disasters, disaster housing, office of
      emergency management, federal emergency management`,
    hint: 'disaster, disasters, hurricane:0.6, red cross, fires:0.4, floods, emergency management',
    not: `fire department, fire station, fire extinguisher, fire safety inspection, cpr red cross classes, hurricane
      season closed, miami hurricanes, carolina hurricanes, fire arms, fire rescue, campfire, camp fire, fire fighter
      training, firefighter, fire alarm, smoke alarm, blood drive, brainstorm, financial disaster, firearm, despues
      del fuego, fire prevention education, fire ministry, fire sticks, thunderstorm fear, arma de fuego, armas de
      fuego, flood of emotions, weather delays closed, hurricane shutters program, bus evacuation, cease fire, set on
      fire, holy fire, mental health disaster`,
    related: {
      'emergency-shelter': 0.25,
      'motel-voucher': 0.25,
      'emergency-money': 0.25,
      'home-repair': 0.2,
      clothes: 0.15,
      'household-items': 0.15,
      furniture: 0.15,
      'food-pantry': 0.1,
    },
  },
  {
    id: 'pet-help',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `pet food, dog food, cat food, free pet food, pet help, vet, vet help, low cost vet, veterinarian, vet clinic,
      spay, neuter, spay and neuter, spay neuter, pet vaccines, rabies shots, rabies shot, dog shots, puppy shots,
      shots for my dog, pet care, pet assistance, pet food pantry, vet bills, emergency vet, pet microchip, low cost
      spay, free spay, fix my dog, fix my cat, get my dog fixed, get my cat fixed, pet clinic, help with vet bills,
      animal clinic, animal hospital, pet euthanasia, pet boarding, pet deposit, cat spay, pet shots, pet foster, dog
      vaccination, dog training, pet cremation, temporary pet care`,
    es: `comida para perros, comida para perro, comida para gatos, comida para gato, comida para mascotas, comida para
      mi perro, veterinario, veterinaria, veterinario barato, esterilizar, esterilizacion, esterilizacion de perros,
      castrar perro, castrar, vacunas para perros, vacuna de la rabia, vacunas para mascotas, ayuda para mascotas,
      clinica veterinaria, veterinario gratis, mascotas, vacunas para mi perro, esterilizar a mi perra, esterilizar mi
      gata, cuidado de mascotas, croquetas, croquetas para perro, vacunar a mi perro, capar perro, microchip`,
    enAsk: `pet, pets, my dog is sick, dog sick, sick dog, my cat is sick, sick cat, dog, cat, puppy, puppies, kitten,
      kittens, feed my dog, feed my cat, feed my pets, dog hurt, my dog hurt, cant afford vet, pet emergency, dog
      pregnant, my dog needs surgery, emotional support animal, dog has mange, fleas dog, parvo, my dog got hit, dog
      hit by car, put my dog to sleep, put dog down, someone to keep my dog, watch my dog, keep my pet, my cats`,
    esAsk: `perro, gato, perros, gatos, mascota, mi perro esta enfermo, perro enfermo, mi gato esta enfermo, mi perra,
      perrito, gatito, cachorro, cachorros, mi perro necesita, perra embarazada, operar a mi perro, alimento para
      perro, darle de comer a mi perro, atropellaron a mi perro, dormir a mi perro, cuidar a mi perro, quien cuide a
      mi perro`,
    text: `veterinary care, veterinary services, spay neuter surgery, companion animals, low cost veterinary, pet
      vaccinations, animal clinic, low cost vaccinations, sterilization of pets, pet owners, spay neuter program,
      spaying and neutering, pet retention, microchipping, wellness care for pets, mobile spay, pets of the homeless,
      veterinary clinic, pet supplies, pet pantry, veterinary assistance, rabies vaccinations, sterilization services
      for pets, feral cat, trap neuter return, pet friendly emergency shelter, vaccinations for dogs, dogs and cats,
      safe haven for pets`,
    hint: 'pets:0.7, pet:0.5, veterinary',
    not: `adopt a puppy, adopt a kitten, adopt a dog, adopt a cat, adopt puppies, adopt kittens, adoptar un perro,
      adoptar un cachorro, adoptar un gatito, adoptar un gato, vet center, vet services, veteran, disabled vet,
      homeless vet, pet therapy, hot dog, hot dogs, pet allergies, drug and pet allergies, pets are not allowed, no
      pets, pet scan, ct scan, cat scan, pet ct, pets not allowed, guide dog, guide dogs, service dog, service dogs,
      service animal, seeing eye dog, pet policy, vietnam vet, va vet, i am a vet, im a vet, vet housing, pet visits,
      teacher pet, army vet, marine vet, navy vet, combat vet, vet needs housing, fix my car, cat litter science, pet
      deposit refund, pets welcome, perro caliente, perros calientes, perro guia, perros guia, perro de servicio, dog
      bite lawyer, vet to vet, pets stay, pets may stay, pets are welcome, bring your pet, pets are allowed`,
    related: { 'animal-shelter': 0.45 },
  },
  {
    id: 'animal-shelter',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `adopt a puppy, adopt a kitten, adopt puppies, adopt kittens, animal shelter, animal control, humane society,
      adopt a dog, adopt a cat, adopt a pet, pet adoption, lost dog, lost cat, lost pet, lost pets, stray dog, stray
      cat, stray dogs, stray cats, surrender my dog, surrender my cat, surrender pet, spca, dog pound, animal
      rescue, dog rescue, cat rescue, dead animal, animal cruelty, found dog, animal services, feral cats, dangerous
      dog, dog bite, wildlife rescue, report animal abuse, rehome my dog, rehome my cat, rehome pet, animal adoption,
      wild animal, dog shelter, cat shelter, foster a dog`,
    es: `adoptar un cachorro, adoptar un gatito, adoptar perrito, adoptar una perrita, perrera, control de animales,
      refugio de animales, refugio para animales, adoptar un perro, adoptar un gato, adoptar perro, perro perdido,
      gato perdido, perro callejero, perros callejeros, albergue de animales, animal muerto, adopcion de mascotas,
      adopcion de perros, sociedad protectora de animales, maltrato animal, crueldad animal, adoptar una mascota,
      gatos callejeros, perros sueltos, perro suelto, rescate de animales, animales abandonados, animales callejeros,
      perro abandonado, adopcion de animales, mordida de perro, mordio un perro`,
    enAsk: `pound, i lost my dog, my dog ran away, my cat ran away, dog ran off, found a dog, found a cat, cant keep my dog,
      cant keep my cat, give up my dog, give away my dog, get rid of my dog, loose dog, loose dogs, barking dog, mean
      dog, dog attacked, neighbor abuses dog, neighbors dog, dead dog, raccoon, snake, skunk, possum, dog left
      outside, want a puppy, get a dog, dog bit me, dog chained, bats, bees, injured bird`,
    esAsk: `se perdio mi perro, se me perdio mi perro, perdi a mi perro, perdi mi gato, encontre un perro, encontre un
      gato, no puedo quedarme con mi perro, regalar mi perro, vibora, mapache, zorrillo, perro bravo, me mordio un
      perro, quiero un perro, quiero un cachorro, perro muerto, tlacuache, perro amarrado, perros de la calle, abejas,
      maltratan a un perro`,
    text: `humane society of, animal services department, animal care and control, animal welfare, pet adoptions,
      stray animals, lost and found pets, unwanted animals, animal control officers, society for the prevention of
      cruelty to animals, wildlife rehabilitation, adoption of animals, abandoned animals, adoptable pets, animals for
      adoption, animal sheltering, homeless animals, animal placement, animal cruelty investigations, lost pets,
      injured wildlife, animal bites, animal shelter services, animal care center, dead animal pickup, animal rescue
      organization, dog licenses`,
    hint: 'animals:0.7, animal:0.6',
    not: `animal assisted therapy, animal therapy, horse therapy, stuffed animals, animal science, pound cake,
      compound, farm animals petting, animal crackers, animals such as horses, food pound, lost weight, pounds of
      food, weight loss pounds, emotional support animal, service animal, farm animals, british pound, wildlife refuge
      hiking, pets stay, pets may stay, pets are welcome, snake bite, snakebite`,
    related: { 'pet-help': 0.5 },
  },
];
