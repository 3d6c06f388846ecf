import type { Audience } from '../../services/taxonomy/serviceTypes.ts';

/** Phrases that name a group of people. `not` has look-alike phrases, in which these words do not name the group. */
export const audienceTerms: Record<Exclude<Audience, 'ALL'>, { en: string; es: string; not?: string }> = {
  MEN: {
    en: `men, mens, man, male, males, guys, guy, dude, dudes, gentlemen, men only, father, fathers, dad, dads,
      single man, single men, single dad, single dads, homeless man, homeless men, for men, adult men, dad with
      kids, brothers shelter, divorced dad, single father, single fathers`,
    es: `hombre, hombres, varon, varones, caballero, caballeros, masculino, papá, papás, padre soltero, padres
      solteros, papá soltero, hombre solo, hombres solos, para hombres, solo hombres, vato, vatos`,
    not: `men and women, women and men, man and woman, male and female, males and females, female and male, both
      men and women, men or women, male or female, men women and children, men women children, hombres y
      mujeres, mujeres y hombres, hombre o mujer, man hours, man made, holy father, father john, gay men, men
      who have sex with men, young man christian, young mens christian association, my husband, my boyfriend, my
      dad, my father, mi papá, my brother, my uncle`,
  },
  WOMEN: {
    en: `women, womens, woman, female, females, lady, ladies, women only, mother, mothers, mom, moms, mommy,
      single mom, single moms, single mother, single mothers, pregnant, pregnant women, pregnant woman, battered
      women, abused women, homeless woman, homeless women, for women, widow, widows, single woman, single women,
      new mom, new moms, expecting mother, ladies only, female only, homeless mom, my husband hits me, husband
      hits me, boyfriend hits me, mom with kids, widowed, sisters shelter`,
    es: `mujer, mujeres, señora, señoras, dama, damas, mamá, mamás, madre, madres, madre soltera, madres
      solteras, mamá soltera, mamás solteras, embarazada, embarazadas, mujer sola, mujeres solas, para mujeres,
      solo mujeres, viuda, viudas, mujeres maltratadas, mujer maltratada, mujeres golpeadas, ama de casa, amas
      de casa, mujer embarazada`,
    not: `men and women, women and men, man and woman, male and female, males and females, female and male, both
      men and women, men or women, male or female, men women and children, men women children, hombres y
      mujeres, mujeres y hombres, hombre o mujer, women infants and children, women infants children, mujeres
      infantes y niños, mujeres bebés y niños, mother tongue, mother nature, mothers day, mother teresa, día de
      las madres, mother church, league of women voters, madre tierra, madre teresa, first lady, business women
      association, league of women, mom dementia, mother dementia, mom alzheimers, mamá demencia, mamá
      alzheimer, elderly mother, elderly mom, my mom, my mother, mi mamá, mi madre, our lady`,
  },
  KIDS: {
    en: `kid, kids, child, children, childrens, teen, teens, teenager, teenagers, teenage, youth, youths, boy,
      boys, girl, girls, baby, babies, infant, infants, toddler, toddlers, adolescent, adolescents, minor,
      minors, student, students, newborn, newborns, preschooler, preschoolers, preteen, preteens, tween, tweens,
      juvenile, juveniles, my daughter, young people, little ones, little kids, grandkids, grandson,
      granddaughter, grandchildren, school age, under 18, high schooler, young adult, young adults, elementary
      school, middle school, high school, kindergarten, year old son, year old daughter`,
    es: `niño, niños, niña, niñas, joven, jóvenes, adolescente, adolescentes, menor, menores, menor de edad,
      menores de edad, bebé, bebés, hijo, hijos, hija, hijas, mis hijos, mi hijo, mi hija, chamaco, chamacos,
      chiquito, chiquitos, chiquillo, chiquillos, infante, infantes, infantil, juvenil, estudiante, estudiantes,
      recién nacido, recién nacidos, nieto, nietos, nieta, nietas, escolar, chavo, chavos, criatura, criaturas,
      huerco, huercos, güerco, preescolar, muchachitos, alumno, alumnos, escuincle, escuincles, para niños, para
      jóvenes`,
    not: `kids meal, kids meals, adult children of alcoholics, adult children, adult child, no children, no
      kids, without children, without kids, childless, no minors, children are not allowed, no children allowed,
      child support payment history, child friendly, college students, nursing students, medical students,
      student loan, student loans, adult students, student nurses, minor injury, minor injuries, minor home
      repair, minor home repairs, minor repair, minor repairs, minor surgery, minor illness, minor illnesses,
      minor medical, minor emergencies, asa minor, men women and children, baby boomers, baby boomer, big boy,
      old boy, boy friend, girl friend, international students, esl students, adult education students, high
      school diploma, high school equivalency, finish high school, high school dropout, high school graduates,
      menor costo, menor precio, menor ingreso, hijo de dios, hijo adulto, adult son, adult daughter, hijo en la
      cárcel, hijo preso, children of god, girls night, working girl, cats and kittens, kid rock, joven de
      corazón, interns and students, student interns, volunteers and students, child custody attorney, kid
      galahad, regardless of age, ages 18 and older, 18 and older only`,
  },
  SENIORS: {
    en: `senior, seniors, senior citizen, senior citizens, elderly, elder, elders, older adult, older adults,
      older people, older person, older persons, old people, aging, over 60, over 65, over 62, over 55, 60 and
      older, 65 and older, 55 and older, 62 and older, 60 and over, 65 and over, 55 and over, 60 years and
      older, 65 years and older, grandparent, grandparents, grandma, grandmother, grandpa, grandfather, retiree,
      retirees, nursing home, medicare, old man, old woman, old lady, my elderly mother, elderly parents, aging
      parents, old folks, 70 years old, 75 years old, 80 years old, 85 years old, 90 years old, golden years,
      alzheimers, 80 year old, 75 year old, 85 year old, 70 year old, 90 year old, over 70, over 80, 60 or
      older, 65 or older, retired people, aged 60, aged 65`,
    es: `anciano, ancianos, anciana, ancianas, persona mayor, personas mayores, adulto mayor, adultos mayores,
      tercera edad, viejito, viejitos, viejita, viejitas, abuelo, abuelos, abuela, abuelas, abuelito, abuelitos,
      abuelita, abuelitas, jubilado, jubilados, jubilada, retirado, retirados, mayores de 65, mayor de 60, mayor
      de 65, gente mayor, gente grande, edad avanzada, señor mayor, señora mayor, señor grande, señora grande,
      viejo, vieja, tengo 70 años, tengo 65 años, tengo 75 años, tengo 80 años, tiene 80 años, tiene 75 años,
      tiene 70 años, tiene 85 años, tiene 90 años, asilo de ancianos, mi mamá es mayor, papás mayores, más de 60
      años, más de 65 años, mayores de 60 años, mamá grande, abuelita sola, 60 años o más, 65 años o más`,
    not: `senior high, senior high school, high school senior, high school seniors, seniors in high school,
      senior in high school, junior and senior high, senior prom, senior year, senior class trip, college
      senior, college seniors, graduating seniors, juniors and seniors, senior vice president, senior pastor,
      senior director, senior manager, senior staff, senior attorney, senior management, senior executive,
      senior executives, senior partner, senior fellow, elders of the church, church elder, church elders,
      tribal elders, old town, years of experience 60, aged out, aging out, aged out of foster care, wine aged,
      aging hiv, children aged, youth aged, children aged 5, children aged 6, grandparents raising
      grandchildren, raising grandchildren, ropa vieja, casa vieja, carro viejo, muebles viejos, el viejo oeste,
      viejo amigo, old clothes, old car, old furniture, years old, old navy, school aged, middle aged, young and
      old, all ages, aged 5, aged 6, aged 12, aged 16, under 60, below 60, service corps of retired executives,
      retired educators, retired teachers, foster grandparent, retirement plan, retirement savings, retirement
      fund, retirement planning, 60 days, 60 minutes, 65 percent, over 60 languages, over 60 programs, over 60
      countries, over 65 programs, over 60 agencies`,
  },
  DISABLED: {
    en: `disabled, disability, disabilities, handicap, handicapped, wheelchair, wheelchairs, blind, deaf, hard
      of hearing, hearing impaired, visually impaired, low vision, special needs, autism, autistic, down
      syndrome, developmental disability, developmental disabilities, intellectual disability, intellectual
      disabilities, paralyzed, amputee, cant walk, mentally disabled, physically disabled, brain injury,
      cerebral palsy, mental retardation, disabled people, disabled person, people with disabilities, ssi, ssdi,
      bedridden, homebound, paraplegic, quadriplegic, multiple sclerosis, muscular dystrophy, developmentally
      disabled, learning disability, learning disabilities, service dog, aspergers, mobility impaired, speech
      impaired, vision impaired`,
    es: `discapacitado, discapacitados, discapacitada, discapacitadas, discapacidad, discapacidades,
      incapacitado, incapacitados, incapacitada, silla de ruedas, sillas de ruedas, ciego, ciegos, ciega, sordo,
      sordos, sorda, sordomudo, minusválido, minusválidos, necesidades especiales, autismo, autista, autistas,
      síndrome de down, inválido, inválida, paralítico, paralítica, impedido, impedidos, parálisis cerebral,
      lisiado, persona con discapacidad, personas con discapacidad, niño especial, niños especiales, retraso
      mental, no puede caminar, no puedo caminar, lesión cerebral, invidente, postrado en cama, discapacidad
      intelectual, esclerosis múltiple`,
    not: `wheelchair accessible, wheelchair ramp available, handicap accessible, handicapped accessible,
      handicapped access, handicap access, handicap parking, handicapped parking, disability insurance claims
      adjuster, regardless of disability, basis of disability, religion disability, disability or age, sex
      disability, disability status, age disability, sex age disability, national origin disability, age or
      disability, disability national origin, tdd for hearing impaired, hearing impaired callers, hearing
      impaired call, hearing impaired dial, tty for hearing impaired, tty hearing impaired, impaired drivers,
      impaired driving, alcohol impaired, disabled vehicle, disabled car, credit impaired, deaf ears, color
      blind, impaired credit, impaired professionals, facility is handicapped accessible, ada accessible,
      without regard to disability, impedimento legal, sexual orientation disability, race disability, impaired
      nurses`,
  },
  FAMILIES: {
    en: `family, families, parent, parents, single parent, single parents, single mom, single moms, single
      mother, single mothers, single dad, single dads, single father, mom and kids, mother and children, mothers
      with children, couple with kids, household with children, women and children, mom of two, mom of three,
      mother of three, mom of 3, mom of 4, father of two, pregnant with kids, couples, married couple, my wife
      and kids, husband and kids, grandparents raising grandchildren, families with children, large family,
      caregivers with children, foster parents, foster family, shelter with kids, housing with kids, sleep with
      kids, stay with kids, live with kids, apartment with kids, homeless with kids, family of four, family of
      five, homeless with baby, shelter with children, shelter with baby, mom with baby, mom with kids, dad with
      kids, couple with baby, woman with children, car with kids, motel with kids, with kids, with children,
      with my kids, with my children, with our kids, with a baby, with my baby, my family`,
    es: `familia, familias, padres, papás, mamá con niños, mamá con hijos, madre con hijos, madre soltera,
      madres solteras, mamá soltera, mamás solteras, padre soltero, papá soltero, padres solteros, mujeres con
      hijos, mujeres con niños, matrimonio, matrimonios, pareja con hijos, parejas con hijos, padres de familia,
      madres de familia, padre de familia, madre de familia, mujer con niños, mi esposo y mis hijos, familias
      con niños, papás con niños, abuelos con nietos, albergue con niños, dormir con mis hijos, vivir con mis
      hijos, quedarme con mis hijos, refugio con mis hijos, albergue con hijos, calle con mis hijos, sin casa
      con mis hijos, sola con mis hijos, solo con mis hijos, mamá con bebé, dormir con niños, familia de cinco,
      carro con mis hijos, con niños, con hijos, con mis hijos, con mis niños, con mi bebé, con un bebé, con mi
      familia`,
    not: `family planning, family practice, family medicine, family doctor, family dentistry, family dental,
      family violence, family court, family law, family history, single family home, single family homes, single
      family house, no family, no children, without family, family physician, family care clinic, family health
      center, family owned, family dollar, family clinic, family members of alcoholics, parent company, parent
      organization, parent agency, planned parenthood, planificación familiar, violencia familiar, médico
      familiar, doctor familiar, medicina familiar, no tengo familia, sin familia, ley familiar, derecho
      familiar, family style meals, family style, family room, family tree, family crisis hotline, aging
      parents, elderly parents, elderly parent, parent training institute, parents anonymous speakers, my
      parents kicked me out, parents kicked me out, kicked out by parents, mis papás me corrieron, mis padres me
      corrieron, mis papás me echaron, hospital family waiting room, grandparents day, old family, family
      lawyer, family violence center, kicked out by my parents, single family, multi family, multifamily,
      household items, household goods, household hazardous waste, household products, household appliances,
      household furniture, household bills, mi papá`,
  },
  VETERANS: {
    en: `veteran, veterans, vet, vets, military, army, air force, national guard, ex military, former military,
      disabled veteran, disabled veterans, homeless veteran, homeless veterans, soldier, soldiers, active duty,
      served in the army, served in the military, vietnam vet, iraq vet, dd214, dd 214, women veterans, coast
      guard, gi bill, deployed, deployment, military family, military families, vfw, american legion, reservist,
      war veteran, military spouse, va benefits, va hospital, va clinic, va disability, marine corps, marine
      veteran, combat veteran, combat veterans, va claim, va loan, i served, in the navy, in the marines`,
    es: `veterano, veteranos, veterana, veteranas, militar, militares, ejército, soldado, soldados, ex militar,
      exmilitar, fuerzas armadas, serví en el ejército, asuntos de veteranos, guardia nacional, fuerza aérea,
      excombatiente, veteranos de guerra, veterano de guerra, estuve en el ejército, familia militar, ex
      soldado, esposa de militar, marina de guerra, infante de marina`,
    not: `salvation army, ejército de salvación, vet clinic, vet bill, vet bills, vet care, low cost vet,
      emergency vet, vet for my dog, vet for my cat, dog vet, cat vet, pet vet, animal vet, vet dog, vet cat,
      vet for dog, vet for cat, vet for pets, need a vet for, veterinary, veterinaria, veterinario, veterans
      day, veterans memorial, veterans park, veterans blvd, veterans boulevard, veterans highway, va virginia,
      military trail, old navy, navy federal, navy blue, marine biology, marine science, military discharge
      papers accepted as id, military time, combat hunger, combat homelessness, combat poverty, combat drug
      abuse, combat obesity, veteran staff, veteran teachers, veteran teacher, soldiers of christ, army of
      volunteers, la marina texas, veteran status, race veteran status, disability or veteran status, disability
      veteran status, dog to the vet, cat to the vet, my dog needs a vet, marina del rey, deployed volunteers,
      military academy, military school, im not a vet`,
  },
  LGBT: {
    en: `lgbt, lgbtq, lgbtq+, lgbtqia, lgbtqia+, glbt, glbtq, gay, gays, lesbian, lesbians, transgender,
      transgendered, trans, queer, bisexual, homosexual, homosexuals, nonbinary, non binary, transsexual,
      transvestite, drag queen, trans woman, trans man, trans women, trans men, gender fluid, genderqueer,
      intersex, asexual, two spirit, pansexual, gay couple, gay men, gay youth, gay teen, gay friendly, coming
      out, im gay, im trans, gender nonconforming, ftm, mtf, pride center, pride parade, same sex couple, gay
      pride, lgbt pride, same sex couples`,
    es: `lgbt, lgbtq, gay, gays, lesbiana, lesbianas, transgénero, transgéneros, trans, bisexual, bisexuales,
      homosexual, homosexuales, transexual, transexuales, queer, travesti, travestis, no binario, comunidad
      lgbt, comunidad gay, diversidad sexual, mujer trans, mujeres trans, hombre trans, salir del clóset,
      orgullo gay, intersexual, soy gay, soy trans, soy lesbiana, no binaria`,
    not: `trans fat, trans fats, trans texas, trans lux, regardless of sexual orientation gender identity,
      regardless of gender identity, regardless of sexual orientation, basis of sexual orientation gender
      identity, sexual orientation gender identity, sexual orientation or gender identity, gender identity or
      expression, gender identity national origin, pride ourselves, prides itself, takes pride, take pride,
      pride themselves, sense of pride, school pride, community pride, civic pride, cultural pride, ethnic
      pride, personal pride, sex gender identity, race gender identity, same sex peers, same sex as the child,
      same sex adult, trans atlantic, without regard to gender identity, transportation trans`,
  },
};
