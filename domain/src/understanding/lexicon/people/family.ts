import type { Need } from '../../needs/need.ts';

export const familyNeeds: Need[] = [
  {
    id: 'child-care',
    types: ['EDUCATION', 'RESOURCES'],
    subTypes: ['LEARNING', 'ASSISTANCE'],
    en: `child care, childcare, day care, daycare, daycare center, child care center, free daycare, free child care,
      affordable child care, cheap daycare, child care help, child care assistance, daycare assistance, help paying
      for daycare, help with daycare, pay for daycare, daycare voucher, child care voucher, subsidized child care,
      subsidized daycare, infant care, baby sitter, babysitter, babysitting, toddler care, night daycare, drop in
      daycare, preschool, nursery school, in home daycare, home daycare, child care subsidy, emergency child care,
      child development center, early learning center, before school care, sick child care`,
    es: `guarderia, guarderias, guarderia gratis, guarderia barata, cuidado de ninos, cuidado infantil, cuidado de
      bebes, cuidado de los hijos, ayuda para guarderia, pagar la guarderia, ayuda con guarderia, ninera, nineras,
      kinder, jardin de ninos, estancia infantil, preescolar, cuidar ninos, cuidado de ninos gratis, subsidio de
      guarderia, cuidado de menores, ayuda con el cuidado de ninos, guarderia de bajo costo, guarderia de noche,
      centro infantil, jardin infantil`,
    enAsk: `watch my kids, watch my baby, watch my child, watch my daughter, someone to watch my kids, look after my
      kids, take care of my kids, take care of my baby, sitter, cant afford daycare, no child care, no babysitter,
      need to work but have a baby, while i work, while im at work, where to leave my kids, leave my baby, day care
      for my son, nanny, who can watch my kids, cant work no child care, pre school, care for my toddler, baby
      care:0.6`,
    esAsk: `cuidar a mis hijos, cuiden a mis hijos, cuide a mis hijos, cuide a mi bebe, cuidar a mi bebe, cuidar mi
      bebe, quien cuide a mis ninos, no tengo quien cuide, con quien dejar a mis hijos, donde dejar a mis hijos, donde
      dejar a mi nino, dejar a mi bebe, mientras trabajo, no tengo guarderia, no tengo con quien dejar, cuidar ninos
      mientras trabajo, ninos chiquitos mientras trabajo, babysiter, daycare para mi hijo, niñera barata`,
    text: `child care services, childcare services, quality child care, child care program, child care programs, child
      care resource and referral, child care referrals, childcare referrals, early childhood education, early care and
      education, early childhood program, child development program, licensed child care, early learning coalition,
      school readiness program, voluntary prekindergarten, vpk, child care management services, ccms, ccs child care,
      child care for working parents, infants and toddlers care, montessori, child care provider, child care facility,
      provides day care, day care services, day nursery, texas rising star, workforce solutions child care, ymca child
      care, toddlers and preschoolers, infants toddlers, early learning center, child care expenses, child care
      services subsidies, child care financial assistance, preschool program`,
    hint: 'early childhood:0.6, preschoolers, toddlers:0.5, early learning:0.6, prekindergarten:0.6',
    not: `adult day care, adult daycare, elderly day care, senior day care, doggy daycare, dog daycare, child care is
      not provided, child care provided, child care is available during, free child care during, child care training,
      child care workers, child care providers training, child care licensing, technical assistance to child care,
      medical day care, adult day health, guarderia de perros, guarderia para perros, guarderia de adultos, guarderia
      para adultos, child health care, childcare during meetings, child care health consultant`,
    related: {
      'head-start': 0.6,
      'after-school': 0.4,
      'family-support': 0.15,
      'summer-camp': 0.2,
      'benefits-enrollment': 0.1,
      'teen-parents': 0.1,
    },
  },
  {
    id: 'head-start',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `head start, headstart, early head start, pre k, prek, pre kindergarten, prekindergarten, free preschool, free
      pre k, preschool for low income, public preschool, pre k enrollment, preschool program, head start program,
      kindergarten readiness, prek 3, prek 4, 4 year old preschool, school readiness`,
    es: `head start, pre kinder, prekinder, preescolar, preescolar gratis, early head start, pre k, kinder para ninos
      de 4 anos, prekinder gratis, preescolar para familias de bajos ingresos, educacion temprana, educacion
      preescolar, programa preescolar`,
    enAsk: `preschool, preschool for my 3 year old, my 3 year old, my 4 year old, school for my 4 year old, 3 year old
      school, school for toddlers, early education, learn abc, ready for kindergarten, preschool cheap`,
    esAsk: `escuela para mi nino de 3 anos, escuela para mi nino de 4 anos, escuela para ninos chiquitos, kinder,
      kindergarten, escuelita, escuelita para mi nina, nino de 4 anos`,
    text: `head start services, head start center, head start title, federally funded preschool, migrant head start,
      early childhood development program, comprehensive child development, preschool children from low income, school
      readiness, voluntary prekindergarten, children ages 3 to 5, three to five years, children birth to five,
      preschool education, early childhood education, prepare children for kindergarten, prepares children for
      kindergarten, teach one to lead one, early learning program`,
    hint: 'preschool, early childhood:0.5, kindergarten:0.4',
    not: 'a head start in life, jump start, head start housing, headstart on',
    related: {
      'child-care': 0.65,
      'early-intervention': 0.25,
      'school-enrollment': 0.3,
      'parenting-classes': 0.15,
      tutoring: 0.1,
    },
  },
  {
    id: 'after-school',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `after school, afterschool, after school program, after school programs, after school care, after school
      activities, boys and girls club, boys and girls clubs, boys girls club, out of school program, after school
      tutoring, after school club, ymca after school, latchkey, latch key, before and after school, kids club, after
      school for teens, extended day program, homework club`,
    es: `despues de la escuela, despues de clases, programa despues de la escuela, programas despues de la escuela,
      cuidado despues de la escuela, actividades despues de la escuela, programa extraescolar, actividades
      extraescolares, club de ninos y ninas, extraescolar, club de ninos, programas despues de clases, programa para
      despues de la escuela`,
    enAsk: `somewhere for my kids after school, place for kids after school, kids home alone, kids alone after school,
      keep my kids busy, activities for kids, stuff for kids to do, kids activities, things for kids to do, pick up
      kids from school`,
    esAsk: `ninos solos en casa, mis hijos estan solos, actividades para ninos, donde dejar a mis hijos despues de la
      escuela, saliendo de la escuela, cosas para ninos, despues de escuela, al salir de la escuela, entretener a los
      ninos`,
    text: `after school services, out of school, out of school time, after school program offers, provides after
      school, after school enrichment, after school and summer, extended day, before school and after school, 21st
      century community learning, afterschool alliance, after school all stars, academic enrichment, youth enrichment,
      homework assistance, school age care, school age children, boys girls clubs of, after school hours, out of
      school hours, winter camp, spring camp, campfire kids, aftercare program for children, communities in schools`,
    hint: 'enrichment, school age:0.6, field trips:0.6, snack:0.4, homework:0.5',
    not: `after school expulsion, after school graduation, medical school, after high school, after law school, home
      enrichment, cultural enrichment for adults, marriage enrichment`,
    related: {
      'youth-programs': 0.55,
      tutoring: 0.45,
      'summer-camp': 0.4,
      'child-care': 0.35,
      'youth-mentoring': 0.25,
      recreation: 0.2,
    },
  },
  {
    id: 'summer-camp',
    types: ['EDUCATION'],
    subTypes: ['LEARNING'],
    en: `summer camp, summer camps, day camp, kids camp, free camp, free summer camp, summer program, summer programs,
      summer program for kids, summer day camp, sports camp, sleepaway camp, overnight camp, spring break camp, winter
      camp, vacation bible school, vbs, church camp, art camp, summer activities for kids, camp scholarship, camp for
      disabled children, summer youth program, summer school`,
    es: `campamento, campamentos, campamento de verano, campamento gratis, campamento para ninos, programa de verano,
      programas de verano, curso de verano, cursos de verano, escuela de verano, actividades de verano, campamento de
      dia, campamento de vacaciones, colonia de vacaciones, escuela biblica de vacaciones, campamento de primavera,
      campamento de invierno`,
    enAsk: `camp, camps, summer, summer break, kids in summer, what to do with kids this summer, spring break, school
      is out, kids out of school, christmas break kids, something for kids during summer, summer activities`,
    esAsk: `verano, vacaciones, vacaciones de verano, que hacer con los ninos en verano, en el verano, para el verano,
      ninos en vacaciones, descanso de primavera`,
    text: `camp program, camp activities, residential camp, camping program, summer enrichment, summer recreation,
      summer camp program, summer camp for children, therapeutic camp, spring camp, camp dates, day camps, camp for
      children, special needs camp, summer youth camp, summer learning, no school days, campers, camp experience,
      summer and after school, 4h camp`,
    hint: 'camp, camping:0.4',
    not: `boot camp, bootcamp, campus, summer meals, summer feeding, homeless camp, homeless camps, tent camp, summer
      job, summer jobs, summer employment, summer food, comida de verano, trabajo de verano, job camp, base camp,
      refugee camp, migrant camp, labor camp, camp site, camping gear, summer heat, cooling in summer, camp wiggins`,
    related: { 'youth-programs': 0.5, 'after-school': 0.4, recreation: 0.35, 'child-care': 0.25, 'arts-culture': 0.1 },
  },
  {
    id: 'parenting-classes',
    types: ['EDUCATION', 'RESOURCES'],
    subTypes: ['LEARNING', 'COUNSELING'],
    en: `parenting class, parenting classes, parenting course, free parenting classes, parenting skills, parent
      education, parent training, parenting help, parenting program, fatherhood program, fatherhood classes,
      fatherhood, dad classes, mommy and me, court ordered parenting, parenting class for court, parenting classes for
      cps, co parenting, coparenting class, child discipline, positive parenting, parenting support, divorce parenting
      class, online parenting class, parenting workshop, new parent class, parenting group, childbirth and parenting`,
    es: `clases para padres, clases de crianza, clase para padres, escuela para padres, curso para padres, clases de
      paternidad, crianza, talleres para padres, taller para padres, clases para ser mejores padres, educacion para
      padres, clases para papas, clases para mamas, crianza positiva, ayuda para padres, clases de padres, programa
      para padres, clases de padres por la corte, programa de paternidad, habilidades de crianza, padres efectivos,
      disciplina de los hijos, grupo para padres`,
    enAsk: `how to be a better parent, be a better dad, be a better mom, my kid wont listen, my kids dont listen, kids
      out of control, child behavior problems, toddler tantrums, tantrums, discipline, bad behavior, strong willed
      child, defiant child, how to discipline, parenting, first time mom, first time dad, new dad, raise my kids,
      struggling with my kids`,
    esAsk: `ser mejor madre, ser mejor padre, mi hijo no me hace caso, mis hijos no obedecen, mi hijo se porta mal,
      berrinches, no hace caso, como educar a mis hijos, hijo rebelde, disciplina, mala conducta, mama primeriza, papa
      primerizo, criar a mis hijos, no puedo con mis hijos`,
    text: `parenting education, parenting skills training, nurturing parenting, nurturing parenting program, triple p,
      incredible years, strengthening families, responsible fatherhood, effective parenting, parenting skills classes,
      parenting workshops, systematic training for effective parenting, parent effectiveness, healthy start parenting,
      co parenting classes, parent education and family stabilization, parents as teachers, hippy program, parent
      support, court mandated parenting, family parent education, parents learn, strengthen parenting, parent
      education classes, parent child interaction, positive discipline, stepfamily`,
    hint: 'parenting, fathers:0.5',
    not: `single parent housing, parent company, parent organization, parent teacher association, planned parenthood,
      parent agency, parents without partners singles, parents evening dances, foster parenting`,
    related: {
      'family-support': 0.5,
      'family-counseling': 0.35,
      'pregnancy-care': 0.1,
      'child-abuse-help': 0.15,
      'teen-parents': 0.2,
      'early-intervention': 0.1,
    },
  },
  {
    id: 'family-support',
    types: ['RESOURCES', 'EDUCATION'],
    subTypes: ['ASSISTANCE', 'COUNSELING'],
    en: `family support, family services, family resource center, home visiting, home visits for new moms, help for
      families, family help, family program, family preservation, family strengthening, single parent support, single
      mother help, single mom help, help for single mothers, help for single moms, single parents, single dad help,
      support for new mothers, family assistance, nurse family partnership, help for single parents, help for mothers,
      healthy families, parents support`,
    es: `apoyo a la familia, apoyo familiar, servicios para familias, servicios familiares, centro de recursos para
      familias, ayuda para familias, ayuda para madres solteras, ayuda a madres solteras, madre soltera, madres
      solteras, mama soltera, mamas solteras, padre soltero, papa soltero, visitas a domicilio para mamas,
      fortalecimiento familiar, ayuda familiar, programa para familias, recursos para familias, apoyo a padres, ayuda
      para mamas`,
    enAsk: `single mom, single mother, single dad, single parent, overwhelmed mom, overwhelmed parent, help with my
      family, family problems, help with my kids, stressed parent, mother of three, mom of 4, help raising my kids,
      family in need, moms group, father of two, my family needs help, family struggling, help for moms, stressed mom,
      family needs, new mom help`,
    esAsk: `madre sola, soy madre soltera, soy mama soltera, sola con mis hijos, sola con hijos, crio sola a mis
      hijos, sin esposo con hijos, ayuda para mi familia, necesito ayuda con mis hijos, problemas familiares, mi
      familia necesita ayuda, familia en necesidad, ayuda con mis hijos, soy papa soltero, familia de bajos recursos`,
    text: `family support services, family support program, home visiting program, family stabilization, family
      development, family reunification, in home family services, healthy families, healthy start, family advocacy,
      family centered services, strengthening families, family strengthening program, family and community services,
      support for parents, parent support services, family resource centers, intensive family preservation, nurse
      family partnership, strengthen families, children and family services, child and family services, families in
      crisis, stay family services, family enrichment, wraparound services, parent aide, parent support group, family
      coaching, keep families together, at risk families, vulnerable families, families at risk, family life center,
      prevent child abuse, parent child plus, family services agency`,
    hint: 'families:0.4, family:0.3, parents:0.3, family needs:0.5',
    not: `family medicine, family practice, family dentistry, family planning, family shelter, family violence, family
      law, family court, family doctor, family history, family reunion, single family home, single family homes,
      family room, family entertainment, family members, planificacion familiar, violencia familiar, family caregiver`,
    related: {
      'parenting-classes': 0.45,
      'case-management': 0.35,
      'family-counseling': 0.3,
      'child-care': 0.15,
      'cash-assistance': 0.15,
      'baby-items': 0.1,
    },
  },
  {
    id: 'early-intervention',
    types: ['EDUCATION', 'HEALTH'],
    subTypes: ['LEARNING', 'MEDICAL'],
    en: `early intervention, early childhood intervention, eci, developmental delay, developmental delays,
      developmental screening, speech delay, baby not talking, toddler not talking, child not talking, late talker,
      child evaluation, speech therapy for kids, speech therapy for toddler, delayed development, infant development,
      early steps, child find, premature baby help, preemie, developmental assessment`,
    es: `intervencion temprana, intervencion en la infancia temprana, eci, retraso en el desarrollo, retraso del
      desarrollo, retraso del habla, terapia del habla para ninos, mi bebe no habla, mi hijo no habla, evaluacion del
      desarrollo, evaluacion de desarrollo, desarrollo infantil, estimulacion temprana, terapia de lenguaje, terapia
      de lenguaje para ninos, bebe prematuro, retraso de lenguaje`,
    enAsk: `my 2 year old doesnt talk, doesnt talk yet, son isnt talking, not talking yet, not walking yet, baby not
      walking, behind on milestones, milestones, delayed, slow development, speech therapy, speech problem,
      developmentally behind, stutter, stuttering, toddler behind, child isnt developing`,
    esAsk: `hijo de 2 anos no habla, bebe de dos anos no habla, hijo no habla, bebe no habla, todavia no habla, no habla todavia, no camina todavia, mi nino no habla, mi nina no habla, mi bebe no
      camina, atraso, no habla bien, tartamudea, problema del habla, problemas de lenguaje, no dice palabras`,
    text: `babies and toddlers with a delay, toddlers under three with a delay, therapy for babies and toddlers, early intervention services, early steps program, birth to three, birth to age three, birth to 36 months,
      infants and toddlers with disabilities, infants and toddlers with developmental, early intervention program,
      part c, developmentally delayed, developmental evaluation, developmental evaluations, developmental screenings,
      at risk for developmental delays, developmental disabilities or delays, diagnostic evaluation children, child
      development services, prescribed pediatric extended care, early identification, child find evaluations, speech
      and language delays, floortime, speech language therapy, occupational and speech therapy, children with
      developmental delays, infant mental health`,
    hint: 'speech therapy, developmentally:0.4, occupational therapy:0.3',
    not: `hiv early intervention, early intervention hiv, early intervention juvenile, early intervention for at risk
      youth, early intervention substance, prevention and early intervention, early intervention truancy`,
    related: {
      'special-education': 0.4,
      'developmental-disability': 0.4,
      'autism-help': 0.35,
      'head-start': 0.25,
      'child-health': 0.25,
      'parenting-classes': 0.1,
    },
  },
  {
    id: 'foster-care',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `foster care, foster parent, foster parents, foster home, foster child, foster children, become a foster
      parent, foster youth, foster kids, adoption, adopt a child, adopt a baby, adoption agency, adoption services,
      adoption help, aging out of foster care, aged out of foster care, former foster youth, put baby up for adoption,
      give baby up for adoption, placing baby for adoption, orphan, orphans, orphanage, safe haven baby, baby moses,
      group home for children, adoptive parents, foster to adopt, childrens home`,
    es: `hogar de acogida, hogares de acogida, hogar temporal para ninos, cuidado adoptivo, cuidado de crianza,
      crianza temporal, padres de crianza, padres de acogida, adopcion, adoptar, adoptar un nino, adoptar un bebe,
      agencia de adopcion, foster, foster care, dar en adopcion, dar a mi bebe en adopcion, cuidado temporal de ninos,
      orfanato, huerfano, huerfanos, casa hogar para ninos, hogar sustituto, familia sustituta, jovenes de foster
      care, jovenes de crianza, padres adoptivos`,
    enAsk: `foster, fostering, adopt:0.7, adopting:0.7, adopted, aged out, ageing out, aging out, i was in foster
      care, grew up in foster care, state took kids, cant keep my baby, dont want my baby, give up my baby, take in a
      child, kids removed`,
    esAsk: `adoptado, adoptada, no puedo quedarme con mi bebe, no quiero a mi bebe, entregar a mi bebe, me quitaron a
      mis ninos, sali de foster, criado en foster`,
    text: `foster care system, foster homes, foster family, therapeutic foster care, foster care licensing, adoption
      program, adoptive families, adoptive parent, child placement, out of home care, residential group care, child
      placing agency, dependency system, transitioning out of foster care, youth aging out, independent living for
      foster youth, transition services for foster youth, pal program, preparation for adult living, foster care
      youth, foster families, guardian ad litem, specialized foster care, post adoption, adoption support, residential
      child care, child welfare services, substitute care, foster children and, dependent children, children in out of
      home, children in care, heart gallery, international adoption, adoption home studies, community based care lead
      agency`,
    hint: 'child welfare:0.6, dependency:0.4',
    not: `adopt a puppy, adopt a kitten, adopt puppies, adopt kittens, adoptar un cachorro, adoptar un gatito, adoptar
      perro, adoptar gato, adoptar perrito, pet adoption, adopt a pet, adopt a dog, adopt a cat, animal adoption, dog
      adoption, cat adoption, puppy adoption, foster a dog, foster a pet, animals for adoption, adopt a family, adopt
      a grandparent, adopt a highway, adopt a senior, adopt a child for christmas, adult foster care, foster
      community, foster grandparent, foster grandparents, promote and foster, foster a sense, foster independence,
      foster growth, foster understanding, adopcion de perros, adopcion de mascotas, adoptar un perro, adoptar un
      gato, adopcion de animales, adoptar una mascota, adopt policies, fostering leadership, adoption of pets`,
    related: {
      'kinship-care': 0.5,
      'child-abuse-help': 0.3,
      'family-law': 0.15,
      'youth-shelter': 0.1,
      'family-support': 0.2,
      'transitional-housing': 0.1,
    },
  },
  {
    id: 'kinship-care',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `kinship care, kinship, grandparents raising grandchildren, raising grandchildren, raising my grandchildren,
      raising my grandkids, relative caregiver, kinship caregivers, custody of my grandchildren, custody of
      grandchild, grandparent custody, grandparents as parents, relatives raising children, raising my niece, raising
      my nephew, grandparent rights, help for grandparents, guardian of grandchild, grandparent support`,
    es: `abuelos criando nietos, abuelos que crian nietos, crio a mis nietos, criando a mis nietos, criar nietos,
      custodia de mis nietos, abuelos a cargo de nietos, parientes que cuidan ninos, cuidado por familiares, cuidado
      de parentesco, derechos de abuelos, familiares criando ninos, criar a mis sobrinos, apoyo para abuelos`,
    enAsk: `raising my grandson, raising my granddaughter, taking care of my grandkids, got my grandkids, i have my
      grandkids, grandkids living with me, my daughter left her kids, grandparent, grandma raising, grandmother
      raising, raising my sister, raising my brother, my sisters kids, grandchildren, grandkids, legal guardian of my
      grandson`,
    esAsk: `cuido a mis nietos, tengo a mis nietos, nietos, mis nietos viven conmigo, abuela cuidando nietos, soy
      abuela y crio, mi hija me dejo a sus hijos, mis sobrinos viven conmigo, cuido a mi nieto`,
    text: `relative caregiver program, kinship navigator, kinship families, grandparents raising their grandchildren,
      relatives caring for children, grandparent caregivers, kinship caregiver, grandfamilies, non relative
      caregivers, relative placement, grandparents and relatives, caring for grandchildren, guardianship of
      grandchildren`,
    not: 'foster grandparent program, foster grandparents',
    related: {
      'foster-care': 0.4,
      'family-support': 0.4,
      'family-law': 0.35,
      'caregiver-respite': 0.2,
      'cash-assistance': 0.2,
      'support-groups': 0.15,
    },
  },
  {
    id: 'supervised-visitation',
    types: ['RESOURCES'],
    subTypes: ['ASSISTANCE'],
    en: `supervised visitation, supervised visits, visitation center, supervised visit with my kids, child exchange,
      custody exchange, monitored exchange, court ordered visitation, supervised exchange, visitation with my child,
      safe exchange`,
    es: `visitas supervisadas, visita supervisada, centro de visitas, intercambio de ninos supervisado, visitas
      vigiladas, regimen de visitas, visitas con mis hijos, intercambio supervisado`,
    enAsk: `see my kids, visit my kids, visitation, visitation rights, ex wont let me see my kids, wont let me see my
      children, see my daughter, parenting time`,
    esAsk: `ver a mis hijos, no me deja ver a mis hijos, visitar a mis hijos, visitas de mis hijos, derecho de visitas`,
    text: `supervised visitation program, monitored visitation, family visitation center, supervised family
      visitation, supervised visitation center, supervised access, visitation services, therapeutic visitation, access
      and visitation, monitored exchanges, family visits court`,
    not: `jail visitation, hospital visitation, prison visitation, home visitation, nursing home visitation,
      visitation hours, home visits, friendly visiting`,
    related: { 'family-law': 0.5, 'parenting-classes': 0.2, 'family-counseling': 0.15, 'child-support': 0.2 },
  },
];
