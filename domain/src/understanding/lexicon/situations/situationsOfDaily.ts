import type { Situation } from '../../needs/need.ts';

export const situationsOfDaily: Situation[] = [
  {
    en: `lost my job, i lost my job, laid off, got laid off, husband lost his job, lost job cant pay rent, out of
      work, unemployed, no job no money, hours got cut, no work, company closed, lost my job behind on bills, wife
      lost her job, hours cut, business shut down`,
    es: `perdi mi trabajo, perdi el trabajo, me despidieron, me corrieron del trabajo, me quede sin trabajo, sin
      trabajo, no tengo trabajo, desempleado, desempleada, mi esposo perdio el trabajo, mi esposo se quedo sin
      trabajo, no hay trabajo, me descansaron del trabajo, me recortaron las horas, esposo sin trabajo, quede
      desempleado`,
    needs: {
      'job-search': 0.9,
      'unemployment-benefits': 0.8,
      'rent-help': 0.35,
      'food-pantry': 0.3,
      'snap-benefits': 0.3,
      'utility-help': 0.25,
      'emergency-money': 0.2,
    },
  },
  {
    en: `just moved here with nothing, just moved here, moved here no furniture, moved to town no job, moved here with
      no money, came here with nothing, starting over with nothing, starting over, no furniture no dishes, moved into
      empty apartment, empty apartment, first apartment nothing in it`,
    es: `acabo de llegar, recien llegado, recien llegados, recien llegue a la ciudad, acabamos de llegar y no tenemos
      nada, me mude y no tengo nada, llegamos sin nada, empezar de cero, empezando de cero, no tengo muebles ni nada,
      apartamento vacio, casa vacia, acabo de mudarme, nos acabamos de mudar`,
    needs: {
      'information-referral': 0.55,
      furniture: 0.65,
      'household-items': 0.6,
      'food-pantry': 0.35,
      clothes: 0.3,
      'job-search': 0.3,
      'case-management': 0.2,
    },
  },
  {
    en: `cant make ends meet, living paycheck to paycheck, cant pay my bills, behind on bills, no money for bills,
      struggling financially, money is tight, bills piling up, cant afford anything, no money, family struggling,
      drowning in bills, bills past due, ran out of money, no money until payday`,
    es: `no me alcanza el dinero, no me alcanza, no puedo pagar mis biles, no puedo pagar los biles, no tengo dinero,
      no tengo dinero para los biles, ando sin dinero, sin dinero, estamos batallando con dinero, batallando con los
      pagos, atrasada con los pagos, no alcanza para los gastos, no tengo ni un peso, se me acabo el dinero`,
    needs: {
      'emergency-money': 0.9,
      'cash-assistance': 0.6,
      'rent-help': 0.5,
      'utility-help': 0.5,
      'food-pantry': 0.4,
      'snap-benefits': 0.3,
      'money-management': 0.15,
    },
  },
  {
    en: `no papers, im undocumented, undocumented, illegal immigrant need help, dont have papers, no legal status, no
      social security number, undocumented need help, undocumented immigrant, without papers, overstayed visa, can i
      get help without papers, no immigration status`,
    es: `no tengo papeles, sin papeles, soy indocumentado, soy indocumentada, indocumentado, indocumentada, no tengo
      seguro social, sin documentos, no tengo estatus, arreglar papeles, arreglar mis papeles, quiero arreglar
      papeles, sin estatus legal, no tengo documentos, se me vencio la visa`,
    needs: { 'immigration-help': 1, 'legal-aid': 0.4, consulate: 0.35, 'primary-care': 0.1, 'food-pantry': 0.1 },
  },
  {
    en: `scared of deportation, afraid of ice, ice is coming, ice took my husband, deported spouse, my husband got
      deported, husband deported, immigration took my husband, deportation hearing, being deported, deported my
      husband, mother got deported, ice detained my brother, immigration arrested my dad, ice raid, dad detained by
      immigration, immigration court date`,
    es: `miedo a la deportacion, la migra, deportaron a mi esposo, mi esposo fue deportado, me van a deportar, la
      migra se llevo a mi esposo, se lo llevo la migra, ice se llevo a mi esposo, detuvieron a mi esposo inmigracion,
      migracion detuvo a mi hermano, orden de deportacion, corte de inmigracion, deportado, deportaron a mi mama,
      agarro la migra, inmigracion agarro, redada, detenido por inmigracion`,
    needs: {
      'immigration-help': 1,
      'legal-aid': 0.55,
      'family-support': 0.3,
      'civil-rights': 0.25,
      consulate: 0.35,
      'food-pantry': 0.15,
    },
  },
  {
    en: `just came to this country, dont speak english need help, no english no job, new in country no english, just
      arrived from mexico, just arrived from venezuela, just crossed the border, came from cuba, came from honduras,
      asylum seeker, new immigrant family, refugee family just arrived`,
    es: `acabo de llegar a este pais, nuevo en este pais, recien llegado al pais, acabo de llegar de mexico, acabo de
      llegar de venezuela, acabo de llegar de cuba, acabo de llegar de honduras, no hablo ingles y necesito ayuda, soy
      inmigrante recien llegado, soy nueva en este pais, acabo de cruzar, acabamos de llegar a estados unidos, llegue
      a estados unidos, vengo de venezuela, solicitante de asilo, no hablo ingles y busco trabajo`,
    needs: {
      'refugee-services': 0.8,
      'immigration-help': 0.75,
      'english-classes': 0.75,
      'case-management': 0.3,
      'job-search': 0.25,
      'food-pantry': 0.2,
      interpreter: 0.3,
      clothes: 0.15,
    },
  },
  {
    en: `tooth hurts no insurance, toothache no insurance, tooth pain no money, need a tooth pulled no money, dentist
      no insurance, bad tooth no insurance, cant afford dentist, tooth is killing me, swollen face tooth, tooth
      infection no insurance`,
    es: `me duele una muela y no tengo seguro, me duele la muela, dolor de muela sin seguro, no tengo dinero para el
      dentista, dentista sin seguro, me duele un diente y no tengo aseguranza, muela infectada, cara hinchada por la
      muela, no puedo pagar dentista`,
    needs: { 'dental-care': 1, 'urgent-care': 0.1, 'primary-care': 0.1 },
  },
  {
    en: `cant afford insulin, cant afford medicine, cant afford my medicine, cant afford my meds, out of insulin, ran
      out of medicine, out of blood pressure pills, cant pay for prescriptions, need my medication no insurance, no
      money for medicine, out of meds, medication too expensive, inhaler no insurance`,
    es: `no puedo pagar la insulina, no tengo para la medicina, no puedo comprar la medicina, se me acabo la medicina,
      se me acabo la insulina, no puedo pagar mis medicinas, medicinas muy caras, no tengo dinero para medicinas, me
      quede sin medicina, no me alcanza para las medicinas, pastillas de la presion`,
    needs: {
      prescriptions: 1,
      'chronic-disease': 0.35,
      'primary-care': 0.4,
      'health-insurance': 0.35,
      'medical-bills': 0.15,
    },
  },
  {
    en: `sick no insurance, sick and no insurance, no insurance need doctor, hurt no insurance, no health insurance,
      lost my insurance, lost my medicaid, medicaid cut off, kids lost medicaid, uninsured and sick, need surgery no
      insurance, no medical insurance`,
    es: `enfermo sin seguro, estoy enfermo y no tengo seguro, no tengo seguro medico, sin seguro medico, sin
      aseguranza, no tengo aseguranza, perdi mi medicaid, me quitaron el medicaid, le quitaron el medicaid a mis
      hijos, necesito doctor y no tengo seguro, necesito operacion sin seguro, mi hijo esta enfermo y no tiene seguro`,
    needs: {
      'primary-care': 0.9,
      'health-insurance': 0.8,
      'medical-bills': 0.35,
      hospital: 0.25,
      'urgent-care': 0.3,
      prescriptions: 0.2,
    },
  },
  {
    en: `car broke down cant get to work, car broke down, no way to get to work, no car cant get to work, no ride to
      work, my car died, lost my car, car got repossessed, transmission went out, no car, no vehicle, no
      transportation, need a ride to work, flat tire no money, car in the shop, car wont start`,
    es: `se me descompuso el carro, no tengo como ir al trabajo, no tengo carro, se descompuso mi carro, me quitaron
      el carro, no tengo transporte, sin carro, como llegar al trabajo, no tengo ride, no tengo raite, se me poncho la
      llanta, no prende mi carro, necesito raite al trabajo, se me quedo el carro, no tengo en que moverme`,
    needs: { 'bus-passes': 0.7, 'car-help': 0.85, 'public-transit': 0.6, 'gas-money': 0.4, 'emergency-money': 0.2 },
  },
  {
    en: `no ride to doctor, cant get to doctor, no ride to dialysis, ride to chemo, cant get to my appointments, no
      way to get to doctor, ride to hospital appointment, missing appointments no ride, need a ride to clinic`,
    es: `no tengo como ir al doctor, no tengo quien me lleve al doctor, transporte para dialisis, ride al doctor,
      raite al doctor, como llegar a mis citas, no tengo como llegar a la clinica, quien me lleve al doctor, no tengo
      quien me lleve a mi cita`,
    needs: { 'medical-rides': 1, 'senior-rides': 0.4, 'bus-passes': 0.3, 'public-transit': 0.3 },
  },
  {
    en: `stranded, im stranded, stranded with no money, stuck here no money to get home, stuck at the bus station,
      stranded at bus station, stranded on highway, stuck in town, need to get back home to my family, want to go back
      home, stranded with kids, need a bus ticket home, stuck in this town`,
    es: `estoy varado, estoy varada, varado sin dinero, me quede varado, me quede tirado en la carretera, quiero
      regresar a mi casa y no tengo dinero, no tengo dinero para regresar, quiero regresar a mi pais, boleto para
      regresar, quiero volver con mi familia, me quede en la estacion de autobuses, no tengo como regresar`,
    needs: {
      'travel-home': 1,
      'gas-money': 0.5,
      'motel-voucher': 0.4,
      'emergency-shelter': 0.35,
      'bus-passes': 0.3,
      'emergency-money': 0.3,
    },
  },
  {
    en: `lost my wallet, stolen wallet, my wallet was stolen, purse stolen, lost my birth certificate, lost all my
      papers, lost social security card, no id cant get job, lost my purse, no identification, lost all my documents`,
    es: `perdi mi cartera, me robaron la cartera, perdi mi identificacion, no tengo identificacion, perdi mis papeles,
      perdi mi acta de nacimiento, me robaron mis papeles, perdi mi seguro social, me robaron la bolsa, perdi mis
      documentos, perdi todos mis documentos`,
    needs: {
      'id-documents': 1,
      'birth-certificate': 0.6,
      'social-security': 0.35,
      'identity-theft': 0.15,
      'driver-license': 0.35,
    },
  },
  {
    en: `food stamps cut, food stamps cut off, lost my food stamps, food stamps ran out, food stamps stopped, denied
      food stamps, stamps got cut, snap cut, snap stopped, ebt empty, no food until payday, no food until the first,
      out of stamps, food stamps dont last, my stamps didnt come, benefits got cut`,
    es: `me cortaron las estampillas, me quitaron las estampillas, se me acabaron las estampillas, me negaron las
      estampillas, no me alcanzan las estampillas, perdi las estampillas, me bajaron las estampillas, no me llegaron
      las estampillas, me quitaron los cupones, cancelaron mis estampillas`,
    needs: {
      'snap-benefits': 0.9,
      'food-pantry': 0.9,
      'hot-meals': 0.35,
      'benefits-enrollment': 0.4,
      'legal-aid': 0.15,
    },
  },
  {
    en: `boss wont pay me, boss didnt pay me, employer didnt pay me, wage theft, not paid for my work, boss owes me
      money, they dont pay overtime, unpaid wages, cheated out of pay, hurt at work, got hurt on the job, injured at
      work, fired for being pregnant, fired unfairly, boss harasses me, discriminated at work, contractor didnt pay me`,
    es: `mi jefe no me paga, no me pagaron, no me quieren pagar, mi patron no me paga, el patron no me pago, robo de
      salario, me deben dinero del trabajo, me lastime en el trabajo, accidente de trabajo, me despidieron
      injustamente, no me pagan overtime, no me pagan horas extras, no me pagaron mi trabajo, abuso en el trabajo, me
      discriminan en el trabajo, el contratista no me pago, me despidieron por embarazada, me acosa mi jefe`,
    needs: { 'workers-rights': 1, 'legal-aid': 0.5, 'civil-rights': 0.25, 'emergency-money': 0.1 },
  },
  {
    en: `got scammed, i got scammed, scammed out of money, someone stole my identity, scam caller, scam, was it a
      scam, someone used my social, fraud on my account, gave money to scammer, ripped off, ripped me off, contractor
      took my money, somebody opened accounts in my name, notario took my money, phone scam`,
    es: `me estafaron, me robaron mi identidad, fui victima de fraude, estafa, me hicieron fraude, usaron mi seguro
      social, me enganaron y me quitaron dinero, el notario me estafo, me timaron, me sacaron dinero de mi cuenta,
      llamada de estafa, un contratista me robo`,
    needs: { 'consumer-protection': 1, 'identity-theft': 0.75, 'legal-aid': 0.35, police: 0.4, 'elder-abuse': 0.1 },
  },
  {
    en: `collectors calling, debt collectors, too much debt, credit cards maxed out, being sued for debt, garnished
      wages, payday loans, stuck in payday loan, cant pay credit cards, bankrupt, bankruptcy, title loan, drowning in
      debt, my credit is bad`,
    es: `me llaman los cobradores, muchas deudas, debo mucho dinero, no puedo pagar las tarjetas, me estan demandando
      por deuda, bancarrota, ahogado en deudas, prestamos de payday, tengo mal credito, me descuentan del cheque`,
    needs: { 'debt-help': 1, 'money-management': 0.5, 'legal-aid': 0.35, 'bank-loans': 0.15 },
  },
  {
    en: `hospital bill, huge hospital bill, cant pay hospital bill, medical debt, surgery bill, ambulance bill, owe
      the hospital, er bill, hospital wants money, doctor bill`,
    es: `debo al hospital, cuenta del hospital, no puedo pagar el hospital, bill del hospital, biles del hospital,
      deuda medica, cuenta de la ambulancia, me cobran mucho en el hospital, biles medicos, recibo del hospital`,
    needs: { 'medical-bills': 1, 'debt-help': 0.35, 'health-insurance': 0.3, hospital: 0.15 },
  },
  {
    en: `kids are hungry, my kids are hungry, nothing to feed my kids, no food in the house, no food for my kids,
      havent eaten in days, we have no food, fridge is empty, ran out of food, no food till friday, skipping meals so
      my kids can eat, starving with kids, children hungry`,
    es: `mis hijos tienen hambre, no tengo que darle de comer a mis hijos, no hay comida en la casa, no tengo comida,
      no hemos comido, se nos acabo la comida, no tenemos que comer, mis ninos no han comido, no tengo que comer, no
      hay que comer, refrigerador vacio, mis hijos no tienen que comer, llevamos dias sin comer`,
    needs: { 'food-pantry': 1, 'hot-meals': 0.65, 'child-meals': 0.45, 'snap-benefits': 0.4, wic: 0.15 },
  },
  {
    en: `disabled and cant work, cant work anymore, hurt my back cant work, too sick to work, denied disability,
      disability denied, waiting on disability, disability got denied, injured cant work, got hurt and cant work, cant
      work because of my health, waiting for ssi`,
    es: `estoy incapacitado y no puedo trabajar, no puedo trabajar, me negaron el seguro de incapacidad, me lastime y
      no puedo trabajar, muy enferma para trabajar, no puedo trabajar por mi salud, me negaron la incapacidad,
      esperando la incapacidad, no puedo trabajar por enfermedad, me negaron el ssi, me lastime la espalda`,
    needs: {
      'disability-benefits': 1,
      'disability-services': 0.4,
      'cash-assistance': 0.4,
      'legal-aid': 0.3,
      'rent-help': 0.25,
      'disability-employment': 0.2,
      'benefits-enrollment': 0.2,
    },
  },
  {
    en: `got cancer no insurance, mom has cancer, diagnosed with cancer, husband has cancer, found a lump, lump in my
      breast, my child has cancer, cancer no money, chemo no insurance, breast cancer`,
    es: `mi mama tiene cancer, me diagnosticaron cancer, mi esposo tiene cancer, tengo una bolita en el pecho, mi hijo
      tiene cancer, cancer sin seguro, bolita en el seno, quimioterapia sin seguro, cancer de mama`,
    needs: {
      'cancer-help': 1,
      'medical-bills': 0.35,
      'support-groups': 0.3,
      'health-screening': 0.3,
      'health-insurance': 0.25,
      'medical-rides': 0.25,
    },
  },
  {
    en: `diabetic no insurance, high blood pressure no doctor, sugar is high, blood sugar high, mom is diabetic,
      kidney failure, diabetic no money`,
    es: `tengo el azucar alta, azucar alta, presion alta sin doctor, diabetes sin seguro, tengo la presion alta,
      insuficiencia renal, mi mama es diabetica, diabetico sin dinero`,
    needs: {
      'chronic-disease': 1,
      'primary-care': 0.55,
      prescriptions: 0.5,
      'nutrition-education': 0.25,
      'health-education': 0.25,
      'medical-rides': 0.1,
    },
  },
  {
    en: `i think i have an std, unprotected sex, burning when i pee, had unprotected sex, condom broke, cheated on me
      std, positive for hiv, diagnosed with hiv`,
    es: `creo que tengo una enfermedad sexual, sexo sin proteccion, tuve sexo sin proteccion, se rompio el condon,
      creo que tengo sida, me arde al orinar, enfermedad venerea, positivo de vih, diagnosticado con vih`,
    needs: { 'std-testing': 0.9, 'hiv-care': 0.6, 'birth-control': 0.35, 'primary-care': 0.2, 'womens-health': 0.15 },
  },
  {
    en: `dropped out of school want to finish, want to finish school, want to go back to school, dropped out need ged,
      never finished high school, want a better job no diploma, need a diploma for job, better life education, no
      diploma no job`,
    es: `deje la escuela y quiero terminar, quiero terminar la escuela, quiero volver a estudiar, no termine la
      escuela, quiero seguir estudiando, sin diploma no consigo trabajo, quiero terminar mis estudios, seguir
      estudiando`,
    needs: {
      ged: 1,
      'adult-literacy': 0.4,
      'vocational-school': 0.45,
      'college-help': 0.35,
      'job-training': 0.4,
      scholarships: 0.15,
    },
  },
  {
    en: `job interview no clothes, interview tomorrow nothing to wear, nothing to wear to interview, need work boots,
      starting a new job no clothes, need clothes for work, need steel toe boots, work uniform no money, got a job
      need clothes, interview clothes`,
    es: `tengo una entrevista y no tengo ropa, entrevista de trabajo y no tengo que ponerme, necesito botas de
      trabajo, ropa para trabajar, empiezo a trabajar y no tengo ropa, zapatos para trabajar, necesito uniforme para
      trabajar, ropa para entrevista, botas de trabajo`,
    needs: { 'work-clothes': 1, clothes: 0.5, shoes: 0.35, 'job-search': 0.25, 'bus-passes': 0.1 },
  },
  {
    en: `phone got cut off, no phone, cant afford phone, no internet for school, no computer for school, kids need
      internet, cant apply for jobs no internet, no minutes on phone, need a laptop for school, no wifi`,
    es: `me cortaron el telefono, no tengo telefono, no puedo pagar el telefono, no tengo internet, no tengo
      computadora, mis hijos necesitan internet, necesito internet para la escuela, no tengo wifi, computadora para la
      escuela`,
    needs: { 'phone-service': 0.8, 'internet-computer': 0.8, library: 0.3 },
  },
  {
    en: `tired of my life want to change, turn my life around, get my life together, start over, get back on my feet,
      second chance, lost everything, i lost everything, rock bottom, hit rock bottom, need a fresh start, dont know
      where to turn, nowhere to turn`,
    es: `quiero cambiar mi vida, salir adelante, perdi todo, lo perdi todo, toque fondo, empezar de nuevo, una segunda
      oportunidad, no tengo a quien acudir, no encuentro la salida, cambiar de vida, quiero salir adelante`,
    needs: {
      'case-management': 0.8,
      'information-referral': 0.7,
      'homeless-services': 0.35,
      'mental-health-counseling': 0.35,
      'recovery-support': 0.2,
      'job-training': 0.25,
      'emergency-money': 0.25,
    },
  },
  {
    en: 'donate my old clothes, have furniture to give away',
    es: 'donar ropa, tengo muebles para donar',
    needs: { volunteer: 0.8, 'donate-goods': 0.8 },
  },
];
