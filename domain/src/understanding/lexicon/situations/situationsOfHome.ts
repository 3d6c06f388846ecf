import type { Situation } from '../../needs/need.ts';

export const situationsOfHome: Situation[] = [
  {
    en: 'housing, housing help, housing assistance',
    es: 'vivienda, ayuda de vivienda, asistencia de vivienda',
    needs: {
      'subsidized-housing': 1,
      'transitional-housing': 0.9,
      'supportive-housing': 0.8,
      'rapid-rehousing': 0.8,
      'senior-housing': 0.7,
      'housing-search': 0.7,
      'veteran-housing': 0.6,
      'rent-help': 0.5,
    },
  },
  {
    en: `kicked out by parents, parents kicked me out, my mom kicked me out, dad kicked me out, kicked out at 18, 17
      and kicked out, teen kicked out, 16 nowhere to go, 18 homeless, my stepdad kicked me out, parents threw me out,
      kicked out for being gay, aged out of foster care homeless, 19 and homeless`,
    es: `mis papas me corrieron, mis padres me corrieron de la casa, mi mama me corrio, mi papa me corrio de la casa,
      me corrieron mis papas, mis papas me echaron, mi padrastro me corrio, tengo 17 y no tengo donde vivir, tengo 18
      y me corrieron, soy menor y no tengo casa`,
    needs: {
      'youth-shelter': 1,
      'emergency-shelter': 0.6,
      'runaway-help': 0.5,
      'transitional-housing': 0.3,
      'youth-counseling': 0.15,
    },
  },
  {
    en: `sleeping in my car, sleeping in car, living in my car, living in our car, living out of my car, live in my
      car, sleep in my truck, we are sleeping in the van, family living in car, living in a van, sleep in my car
      tonight, living in my truck`,
    es: `duermo en mi carro, dormimos en el carro, durmiendo en el carro, vivo en mi carro, vivimos en el carro,
      viviendo en el carro, duermo en la troca, duermo en el carro, vivo en la troca, dormir en el carro, vivimos en
      la van`,
    needs: {
      'emergency-shelter': 0.9,
      'safe-parking': 0.7,
      'homeless-services': 0.6,
      'motel-voucher': 0.5,
      showers: 0.3,
      'rapid-rehousing': 0.3,
      'family-shelter': 0.3,
    },
  },
  {
    en: `my lights got cut off, lights cut off, lights are off, my lights are out, power shut off, electricity shut
      off, electric got disconnected, disconnect notice, shut off notice, lights getting cut off, electric bill past
      due, cant pay electric bill, light bill, no electricity, no lights, power cut off, no power cant pay, light bill
      too high, about to be disconnected, cant pay my light bill, gas got cut off, gas shut off, gas bill`,
    es: `me cortaron la luz, me van a cortar la luz, sin luz, no tengo luz, cortaron la luz, aviso de corte de luz, no
      puedo pagar la luz, recibo de luz, bill de la luz, pagar la luz, aviso de desconexion, me quitaron la luz, me
      cortaron el gas, me van a cortar el gas, debo la luz, bil de luz, biles de luz, la luz esta muy cara, atrasado
      con la luz`,
    needs: { 'utility-help': 1, 'emergency-money': 0.35, weatherization: 0.1, 'cash-assistance': 0.15 },
  },
  {
    en: `my water got cut off, water shut off, water got shut off, water cut off, no water, water bill, no running
      water, cant pay water bill, water disconnected, water is off`,
    es: `me cortaron el agua, me van a cortar el agua, sin agua, no tengo agua, cortaron el agua, no puedo pagar el
      agua, recibo del agua, bill del agua, pagar el agua, me quitaron el agua, debo el agua`,
    needs: { 'water-bill-help': 1, 'utility-help': 0.7, 'drinking-water': 0.25, 'emergency-money': 0.3 },
  },
  {
    en: `eviction notice, got an eviction notice, being evicted, getting evicted, landlord is evicting me, about to be
      evicted, facing eviction, 3 day notice, three day notice, notice to vacate, landlord wants me out, eviction
      court, got evicted, behind on rent, pay rent or leave, cant pay rent, late on rent, short on rent, cant make
      rent, owe rent, months behind on rent, landlord locked me out, rent due`,
    es: `aviso de desalojo, me van a desalojar, me quieren desalojar, me estan desalojando, orden de desalojo, me
      quieren sacar de mi casa, me quiere correr el dueno, carta de desalojo, corte de desalojo, debo renta, debo la
      renta, atrasada en la renta, atrasado con la renta, no puedo pagar la renta, no me alcanza para la renta, me
      falta para la renta, me van a echar del apartamento, no tengo para la renta, me van a sacar del apartamento, el
      casero me quiere sacar, tres dias para salirme, me falta dinero para la renta`,
    needs: {
      'rent-help': 1,
      'eviction-legal-help': 0.75,
      'tenant-rights': 0.45,
      'rapid-rehousing': 0.25,
      'emergency-money': 0.3,
      'emergency-shelter': 0.15,
    },
  },
  {
    en: `losing my house, going to lose my house, bank taking my house, behind on mortgage, behind on house payments,
      cant pay mortgage, foreclosure notice, behind on property taxes, losing our home to the bank, house payment late`,
    es: `voy a perder mi casa, el banco me quiere quitar la casa, atrasado en la hipoteca, no puedo pagar la hipoteca,
      me van a quitar la casa, atrasado en los pagos de la casa, no puedo pagar la casa, debo los impuestos de la
      casa, pagos de la casa`,
    needs: {
      'foreclosure-help': 1,
      'debt-help': 0.3,
      'legal-aid': 0.3,
      'emergency-money': 0.15,
      'money-management': 0.15,
    },
  },
  {
    en: `ptsd after army, ptsd from war, ptsd veteran, veteran with ptsd, nightmares from iraq, nightmares from war,
      came back from war, came back from afghanistan, veteran depressed, veteran suicidal, vet with ptsd, husband came
      back from war different, combat ptsd, military ptsd, veteran drinking too much, veteran anxiety`,
    es: `veterano con ptsd, trauma de guerra, estres postraumatico militar, pesadillas de la guerra, mi esposo regreso
      de la guerra, veterano deprimido, veterano con trauma, veterano con estres postraumatico, regrese de la guerra,
      veterano con depresion`,
    needs: {
      'veteran-services': 1,
      'mental-health-counseling': 0.8,
      'psychiatric-care': 0.35,
      'support-groups': 0.35,
      'crisis-counseling': 0.25,
      'suicide-prevention': 0.2,
    },
  },
  {
    en: `released from hospital nowhere to go, discharged from hospital homeless, out of hospital nowhere to go,
      leaving the hospital no home, hospital discharged me, just had surgery nobody to help, just got out of the
      hospital, came home from hospital need help, homeless and sick, homeless after surgery`,
    es: `sali del hospital y no tengo a donde ir, me dieron de alta y no tengo casa, acabo de salir del hospital, me
      dieron de alta del hospital, recien operada y sola, me operaron y no tengo quien me ayude, enfermo y sin casa,
      sali del hospital sin casa, me acaban de operar`,
    needs: {
      'emergency-shelter': 0.7,
      'home-health': 0.5,
      'in-home-care': 0.5,
      'case-management': 0.3,
      'medical-equipment': 0.35,
      'homeless-services': 0.35,
      'primary-care': 0.25,
    },
  },
  {
    en: `bed bugs, bedbugs, roaches, roaches everywhere, rats in my apartment, mice in my house, infested apartment,
      house full of bugs, bugs in my apartment, apartment has rats, cockroaches, bedbugs landlord`,
    es: `chinches, chinches en la cama, cucarachas, ratas en mi apartamento, ratones en la casa, plaga, plagas, casa
      llena de cucarachas, tengo chinches, hay chinches en mi apartamento`,
    needs: { 'tenant-rights': 0.8, 'home-cleaning': 0.5, 'home-repair': 0.4, furniture: 0.2, 'health-education': 0.1 },
  },
  {
    en: `landlord wont fix, landlord wont fix anything, mold in my apartment, black mold, mold landlord, mold in
      house, apartment falling apart, landlord wont repair, slumlord, landlord wont return deposit, landlord kept my
      deposit, no hot water landlord, apartment ac broken landlord, sewage in my apartment, broken heater landlord,
      landlord harassing me, landlord raised my rent`,
    es: `el dueno no quiere arreglar, el casero no arregla nada, moho en mi apartamento, moho en la casa, hongo en las
      paredes, el landlord no quiere arreglar, el apartamento esta en malas condiciones, no me regresan el deposito,
      el manager no arregla, no me devuelven mi deposito, el dueno no arregla, sin agua caliente el dueno no arregla,
      problemas con el casero, problemas con el dueno, me subieron la renta, el landlord no arregla`,
    needs: { 'tenant-rights': 1, 'legal-aid': 0.5, 'eviction-legal-help': 0.3, 'home-repair': 0.35 },
  },
  {
    en: `roof is leaking, roof leaks, my roof is leaking, floor is rotting, floor falling in, house falling apart,
      toilet broken, plumbing broken, no hot water, house needs repairs, water heater broke, hole in my roof, cant
      afford to fix my house, pipes leaking, wiring is bad, fix my house`,
    es: `se gotea el techo, el techo gotea, gotea mi techo, se esta cayendo la casa, el piso esta podrido, el bano no
      sirve, no sirve el boiler, no hay agua caliente, arreglar mi casa, no puedo arreglar mi casa, tuberia rota, se
      cae mi casa, mi casa se esta cayendo`,
    needs: { 'home-repair': 1, weatherization: 0.35, 'disaster-relief': 0.1, 'bank-loans': 0.1 },
  },
  {
    en: `no heat, cold at night no heat, freezing in my house, heater broke, heater broken, heater went out, cold
      house, no heat in house, its freezing outside, sleeping in the cold, cold and nowhere to go, its cold outside,
      freezing outside, no heat and kids, no blankets, we are cold, kids are cold`,
    es: `no tengo calefaccion, sin calefaccion, hace mucho frio, mucho frio en mi casa, no sirve la calefaccion, se
      descompuso la calefaccion, hace frio y no tengo donde ir, durmiendo en el frio, no tenemos calenton, no sirve el
      calenton, mucho frio y no tengo cobijas, mis hijos tienen frio`,
    needs: {
      'weather-center': 0.7,
      'utility-help': 0.6,
      'coats-blankets': 0.7,
      weatherization: 0.5,
      'home-repair': 0.4,
      appliances: 0.3,
      'emergency-shelter': 0.25,
    },
  },
  {
    en: `no ac, no air conditioning, ac broke, ac broken, ac went out, too hot in my house, its so hot no ac, no ac
      and elderly, no ac with baby, heat wave, heat stroke, hot and nowhere to cool off, place to cool off, window
      unit, free ac unit, air conditioner broke`,
    es: `no tengo aire acondicionado, sin aire acondicionado, se descompuso el aire, no sirve el aire, mucho calor en
      mi casa, hace mucho calor, ola de calor, no tengo clima, no sirve el clima, aire descompuesto, se descompuso el
      clima, mucho calor sin aire`,
    needs: { 'weather-center': 0.7, 'utility-help': 0.45, appliances: 0.7, weatherization: 0.45, 'home-repair': 0.35 },
  },
  {
    en: `homeless with a dog, homeless with dog, shelter that takes dogs, shelter that allows pets, shelter with pets,
      homeless and have a dog, wont take my dog, me and my dog homeless, homeless with cat, shelter for me and my dog,
      pet friendly shelter, shelter that takes cats, shelter that takes pets, shelter that accepts dogs, shelter that
      accepts pets, shelter that allows dogs, shelter accepting pets, shelter accepting dogs,
      shelter where my dog can stay, shelter where my cat can stay`,
    es: `estoy en la calle con mi perro, albergue que acepte perros, refugio con mascotas, no tengo casa y tengo un
      perro, refugio que acepte mascotas, albergue con perro, albergue que acepte mascotas, sin casa con mi perro,
      refugio que acepte perros, refugio que acepten perros, refugio donde aceptan perros, refugio que acepte gatos,
      refugio donde acepten mascotas, refugio donde aceptan mascotas, refugio con mi perro, refugio con mi gato,
      refugio donde dejen entrar perros, albergue donde aceptan perros, albergue con mi gato`,
    needs: {
      'emergency-shelter': 1,
      'pet-help': 0.6,
      'homeless-services': 0.5,
      'motel-voucher': 0.3,
      'animal-shelter': 0.15,
    },
  },
  {
    en: `no place to live, homeless and hungry, homeless with nothing, on the streets no food, homeless and broke, no
      food no place to stay, hungry and homeless`,
    es: `sin casa y sin comida, no tengo casa ni comida, vivo en la calle y tengo hambre, en la calle y sin nada, no
      tengo donde vivir ni que comer`,
    needs: {
      'emergency-shelter': 0.9,
      'homeless-services': 0.8,
      'hot-meals': 0.5,
      'day-center': 0.4,
      showers: 0.25,
      'street-outreach': 0.3,
      'food-pantry': 0.2,
    },
  },
  {
    en: `homeless with kids, homeless with my kids, homeless with baby, homeless with children, mom and kids homeless,
      family with nowhere to go, we have nowhere to go with our kids, me and my kids need a place to stay, nowhere to
      go with baby, kids and i on the street, homeless family`,
    es: `sin casa con mis hijos, estoy en la calle con mis hijos, no tengo a donde ir con mis hijos, mis hijos y yo
      sin casa, familia sin casa, no tengo donde dormir con mis ninos, donde quedarme con mis hijos, en la calle con
      un bebe, con mis hijos no tenemos donde vivir, madre con hijos sin casa`,
    needs: {
      'family-shelter': 1,
      'emergency-shelter': 0.7,
      'motel-voucher': 0.45,
      'rapid-rehousing': 0.4,
      'homeless-services': 0.5,
      'transitional-housing': 0.35,
    },
  },
  {
    en: `tired of shelters, homeless want an apartment, get off the street, help me get off the streets, staying at a
      motel running out of money, motel money running out, motel running out, living in a motel, living at hotel, live
      in a motel with kids, need to get out of shelter`,
    es: `quiero salir de la calle, salir de la calle, vivo en un motel, vivimos en un motel, ya no tengo para el
      motel, viviendo en un hotel, se me acaba el dinero del motel, quiero salir del albergue`,
    needs: {
      'rapid-rehousing': 0.9,
      'transitional-housing': 0.6,
      'housing-search': 0.5,
      'deposit-help': 0.55,
      'subsidized-housing': 0.5,
      'supportive-housing': 0.4,
      'case-management': 0.3,
    },
  },
  {
    en: `cant find affordable apartment, rent too high, rent is too high, cant afford anywhere to live, need a house
      for my family, place for my family to live, waiting list housing, section 8 list`,
    es: `la renta esta muy cara, necesito una casa para mi familia, no encuentro donde vivir, casa para mi familia,
      lista de seccion 8`,
    needs: {
      'subsidized-housing': 0.9,
      'housing-search': 0.8,
      'transitional-housing': 0.25,
      'rent-help': 0.2,
      'rapid-rehousing': 0.25,
    },
  },
  {
    en: `moving into apartment no money for deposit, need deposit money, first months rent, first month and deposit,
      cant pay deposit, deposit and first months rent, security deposit no money`,
    es: `no tengo para el deposito, deposito y primer mes, no tengo para el primer mes de renta, dinero para el
      deposito, me falta para el deposito`,
    needs: { 'deposit-help': 1, 'rent-help': 0.6, 'rapid-rehousing': 0.35, 'emergency-money': 0.2 },
  },
  {
    en: `no clothes, nothing to wear, only have the clothes on my back, kids outgrew clothes, kids need clothes, no
      winter coat, no shoes, no socks no underwear, need clothes for my family, clothes on my back, lost all my
      clothes`,
    es: `no tengo ropa, no tengo que ponerme, solo tengo la ropa que traigo, mis hijos no tienen ropa, no tengo
      zapatos, no tengo chamarra, necesito ropa para mis hijos, mis hijos necesitan ropa, no tengo calcetines ni ropa
      interior`,
    needs: { clothes: 1, 'coats-blankets': 0.5, shoes: 0.4, 'thrift-store': 0.3, 'hygiene-items': 0.15 },
  },
  {
    en: `place to wash up, havent showered, no place to shower, dirty clothes no laundry, no way to wash clothes,
      clean up before interview, smell bad no shower, need to wash my clothes`,
    es: 'no tengo donde banarme, donde lavar mi ropa, no tengo donde lavar, necesito lavar mi ropa, no me he banado',
    needs: { showers: 1, laundry: 0.7, 'hygiene-items': 0.6, 'day-center': 0.5 },
  },
  {
    en: `kids sleeping on floor, my kids sleep on the floor, no beds for my kids, no bed, sleeping on the floor, no
      furniture, moved in no furniture, sleep on floor no mattress, no fridge`,
    es: `mis hijos duermen en el piso, dormimos en el piso, no tengo camas, no tengo cama para mis hijos, duermo en el
      suelo, no tengo muebles, no tengo estufa, duermen en el suelo, no tenemos camas`,
    needs: { furniture: 1, 'household-items': 0.5, appliances: 0.5, 'thrift-store': 0.4, 'coats-blankets': 0.2 },
  },
  {
    en: `veteran no place to live, homeless veteran, veteran lost house, veteran behind on rent, veteran evicted, vet
      sleeping in car, veteran no job, veteran need job, army veteran need help, veteran broke`,
    es: `veterano sin casa, soy veterano y no tengo donde vivir, veterano en la calle, veterano atrasado con la renta,
      veterano sin trabajo, veterano desalojado, veterano sin hogar`,
    needs: {
      'veteran-services': 0.9,
      'veteran-housing': 0.85,
      'emergency-shelter': 0.25,
      'rent-help': 0.2,
      'job-search': 0.2,
    },
  },
];
