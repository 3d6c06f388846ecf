import type { Situation } from '../../needs/need.ts';

export const situationsOfFamily: Situation[] = [
  {
    en: `new baby no money, having a baby no money, baby coming and have nothing, nothing for my baby, newborn and no
      money, baby on the way, baby on the way no money, no crib no diapers, new mom broke, need things for new baby,
      just gave birth`,
    es: `acabo de tener un bebe, tuve un bebe y no tengo nada, recien nacido no tengo dinero, no tengo nada para mi
      bebe, voy a tener un bebe y no tengo dinero, bebe en camino, cosas para recien nacido, viene el bebe y no tengo
      nada, acabo de dar a luz, espero un bebe y no tengo nada, mi bebe acaba de nacer`,
    needs: {
      'baby-items': 1,
      diapers: 0.8,
      'baby-formula': 0.5,
      wic: 0.6,
      'pregnancy-care': 0.25,
      'car-seat': 0.3,
      'family-support': 0.3,
      'health-insurance': 0.15,
    },
  },
  {
    en: `kid suspended, my son got suspended, suspended from school, expelled from school, son got kicked out of
      school, daughter expelled, kid in trouble at school, school called about my son, son fighting at school, teen
      skipping school, my son wont go to school, truancy court, son acting up at school, teenager out of control, kid
      keeps getting in trouble`,
    es: `suspendieron a mi hijo, mi hijo suspendido, expulsaron a mi hijo, lo corrieron de la escuela, mi hijo se
      pelea en la escuela, mi hijo no quiere ir a la escuela, mi hijo se porta mal en la escuela, problemas en la
      escuela, mi hija no quiere ir a la escuela, mi hijo falta a la escuela, mi hijo se mete en problemas, me llaman
      de la escuela por mi hijo`,
    needs: {
      'delinquency-prevention': 0.8,
      'youth-counseling': 0.75,
      'special-education': 0.35,
      tutoring: 0.25,
      'youth-mentoring': 0.4,
      'school-enrollment': 0.3,
      'parenting-classes': 0.25,
    },
  },
  {
    en: `my child is being bullied, daughter being bullied, bullied at school, kids pick on my son, kids make fun of
      my daughter, cyberbullied, bullied online`,
    es: `le hacen bullying a mi hijo, molestan a mi hijo en la escuela, se burlan de mi hija, acosan a mi hijo, mi
      hija sufre bullying, le pegan en la escuela, molestan a mi hija, bullying en la escuela`,
    needs: {
      'youth-counseling': 0.8,
      'delinquency-prevention': 0.6,
      'school-enrollment': 0.25,
      'youth-mentoring': 0.25,
      'crisis-counseling': 0.2,
    },
  },
  {
    en: `grandma fell, my grandmother fell, my mom fell, mom fell and broke her hip, dad fell, broke her hip, elderly
      mother needs help at home, mom needs care, grandma needs care, my mother cant take care of herself, mom cant
      live alone, dad cant take care of himself, grandma cant bathe herself, grandpa needs help at home, mom needs
      someone at home, elderly mother lives alone`,
    es: `se cayo mi abuela, se cayo mi mama, mi mama se cayo, mi abuela se cayo, se quebro la cadera, mi mama necesita
      quien la cuide, mi abuela necesita cuidado, mi mama no puede estar sola, mi mama no puede vivir sola, mi papa no
      puede cuidarse solo, mi mama esta enferma y necesita cuidado, mi papa se cayo`,
    needs: {
      'in-home-care': 1,
      'home-health': 0.6,
      'senior-services': 0.5,
      'caregiver-respite': 0.35,
      'home-accessibility': 0.35,
      'medical-equipment': 0.3,
      'nursing-home': 0.3,
      'adult-day-care': 0.25,
    },
  },
  {
    en: `mom has dementia, my mother has dementia, dad has dementia, dad has alzheimers, mom has alzheimers, husband
      has dementia, grandma has alzheimers, wife has dementia, mother with dementia, grandmother has dementia, mom is
      losing her memory, mom wanders off, grandpa has alzheimers, mom keeps forgetting`,
    es: `mi mama tiene demencia, mi mama tiene alzheimer, mi papa tiene alzheimer, mi papa tiene demencia, mi esposo
      tiene alzheimer, mi abuela tiene alzheimer, mi abuelo tiene demencia, mi abuela tiene demencia, se le olvida
      todo a mi mama, mi mama pierde la memoria, mi esposa tiene demencia`,
    needs: {
      'dementia-help': 1,
      'caregiver-respite': 0.65,
      'adult-day-care': 0.5,
      'in-home-care': 0.45,
      'nursing-home': 0.3,
      'support-groups': 0.2,
    },
  },
  {
    en: `tired of taking care of my mom, taking care of my husband, caring for sick husband, caring for my mother, i
      take care of my mom and i am exhausted, i cant take care of my mom anymore, burned out caregiver, need a break
      from caregiving, quit my job to care for my mom, taking care of my dad full time`,
    es: `cansada de cuidar a mi mama, ya no puedo cuidar a mi mama, cuido a mi esposo enfermo, cuido a mi mama y estoy
      cansada, deje de trabajar para cuidar a mi mama, estoy agotada de cuidar, cuido a mi papa enfermo, cuido a mi
      mama todo el dia`,
    needs: {
      'caregiver-respite': 1,
      'in-home-care': 0.6,
      'adult-day-care': 0.5,
      'support-groups': 0.3,
      'senior-services': 0.2,
    },
  },
  {
    en: `single mom struggling, single mother struggling, single mom need help, single mom, single mom of 3, single
      mom with two kids, single mother of four, single dad struggling, raising kids alone, single mom no money, single
      parent struggling, single mom behind on bills, baby daddy left, husband left me with kids, husband left me,
      husband left us, mom with kids no help, struggling mom`,
    es: `soy madre soltera, madre soltera, mama soltera, madre soltera con hijos, mama soltera con tres hijos, soy
      mama soltera y no me alcanza, estoy sola con mis hijos, mi esposo me dejo, mi esposo me abandono, mi esposo nos
      abandono, mi esposo me dejo con los ninos, sola con mis ninos, saco adelante a mis hijos sola, padre soltero,
      papa soltero, el papa de mis hijos se fue`,
    needs: {
      'family-support': 0.8,
      'child-care': 0.45,
      'snap-benefits': 0.45,
      'rent-help': 0.35,
      'cash-assistance': 0.45,
      'food-pantry': 0.35,
      'child-support': 0.4,
      diapers: 0.15,
    },
  },
  {
    en: `pregnant and scared, im pregnant and scared, pregnant dont know what to do, think im pregnant, pregnant no
      insurance, pregnant and alone, missed my period, unplanned pregnancy, pregnant didnt plan it, pregnant boyfriend
      left, pregnant and nobody to help, just found out im pregnant`,
    es: `estoy embarazada y tengo miedo, estoy embarazada y no se que hacer, creo que estoy embarazada, embarazada sin
      seguro, embarazada y sola, no me baja la regla, embarazo no planeado, estoy embarazada y sola, embarazada y mi
      novio me dejo, no me ha bajado, embarazada no tengo aseguranza, me entere que estoy embarazada`,
    needs: {
      'pregnancy-care': 1,
      'pregnancy-test': 0.75,
      wic: 0.35,
      'health-insurance': 0.3,
      'maternity-home': 0.2,
      'mental-health-counseling': 0.15,
      'baby-items': 0.2,
    },
  },
  {
    en: `16 and pregnant, pregnant at 16, pregnant teen, pregnant at 15, 17 and pregnant, my daughter is 15 and
      pregnant, teen and pregnant, pregnant in high school, teen mom need help, my 16 year old is pregnant`,
    es: `tengo 16 y estoy embarazada, tengo 15 anos y estoy embarazada, mi hija de 15 esta embarazada, adolescente
      embarazada, mi hija adolescente esta embarazada, tengo 17 anos y estoy embarazada, menor embarazada, mi hija de
      16 anos esta embarazada`,
    needs: {
      'teen-parents': 1,
      'pregnancy-care': 0.8,
      'maternity-home': 0.4,
      'pregnancy-test': 0.4,
      'parenting-classes': 0.3,
      wic: 0.25,
    },
  },
  {
    en: `child disabled, my child is disabled, disabled child need help, my son is disabled, daughter is disabled, my
      son cant walk, special needs child, raising a disabled child, my child has special needs, help with disabled
      child, baby born with disability, my kid has a disability`,
    es: `mi hijo tiene una discapacidad, mi hijo discapacitado, mi nino es discapacitado, mi hija tiene discapacidad,
      mi hijo tiene necesidades especiales, mi hija no puede caminar, nino con discapacidad, hijo especial, mi hijo es
      especial, mi nino no camina, mi hijo nacio con discapacidad, mi hijo esta en silla de ruedas, ayuda para mi hijo
      discapacitado`,
    needs: {
      'disability-services': 0.85,
      'special-education': 0.5,
      'developmental-disability': 0.55,
      'early-intervention': 0.4,
      'disability-benefits': 0.4,
      'caregiver-respite': 0.35,
      'child-health': 0.2,
      'medical-equipment': 0.2,
    },
  },
  {
    en: `my baby isnt talking, toddler doesnt talk, my son doesnt talk, 3 year old not talking, child might be
      autistic, think my son is autistic, think my daughter has autism, baby isnt walking, child not developing, my
      kid doesnt talk yet`,
    es: `mi hijo no habla, mi nino de 3 anos no habla, mi bebe no habla, creo que mi hijo es autista, creo que mi hija
      tiene autismo, mi hijo no me mira, mi nino no camina, mi hijo de dos anos no habla, mi hija no habla todavia, mi
      hijo esta atrasado`,
    needs: {
      'early-intervention': 1,
      'autism-help': 0.7,
      'special-education': 0.35,
      'child-health': 0.35,
      'developmental-disability': 0.3,
    },
  },
  {
    en: `raising my grandchildren, raising grandchildren, raising my grandkids, grandkids live with me, grandma
      raising grandkids, i have custody of my grandkids, taking care of my grandkids, daughter on drugs i have her
      kids, i got my grandbabies, raising my niece and nephew, grandkids left with me, grandparent raising`,
    es: `crio a mis nietos, estoy criando a mis nietos, tengo a mis nietos, mis nietos viven conmigo, cuido a mis
      nietos, mi hija me dejo a sus hijos, abuela criando nietos, crio a mis sobrinos, mi hija esta en las drogas y
      tengo a sus hijos, tengo la custodia de mis nietos, me dejaron a los nietos`,
    needs: {
      'kinship-care': 1,
      'family-support': 0.45,
      'family-law': 0.35,
      'child-care': 0.25,
      'cash-assistance': 0.35,
      'snap-benefits': 0.25,
      clothes: 0.1,
    },
  },
  {
    en: `cps took my kids, cps took my children, cps case, cps is at my door, get my kids back, want my kids back,
      lost custody, state took my kids, cps visited, cps opened a case on me, ex took my kids, wont let me see my kids`,
    es: `cps me quito a mis hijos, me quitaron a mis hijos, recuperar a mis hijos, quiero recuperar a mis hijos, perdi
      la custodia, tengo un caso con cps, el cps vino a mi casa, el papa se llevo a mis hijos, no me deja ver a mis
      hijos, caso de cps`,
    needs: {
      'family-law': 0.8,
      'parenting-classes': 0.65,
      'family-support': 0.5,
      'legal-aid': 0.6,
      'supervised-visitation': 0.5,
      'child-abuse-help': 0.25,
      'substance-treatment': 0.1,
    },
  },
  {
    en: `getting divorced, want a divorce, divorce no money, cant afford a divorce, custody battle, father of my kids
      wont pay, he wont pay child support, ex doesnt pay child support, baby daddy wont help, need custody papers, ex
      wont pay`,
    es: `me quiero divorciar, quiero el divorcio, divorcio sin dinero, no puedo pagar el divorcio, pelear la custodia,
      el papa de mis hijos no me ayuda, no me da manutencion, mi ex no paga manutencion, no me pasa pension, el papa
      no ayuda con los gastos, no paga pension`,
    needs: { 'family-law': 1, 'child-support': 0.7, 'legal-aid': 0.55, 'family-counseling': 0.15 },
  },
  {
    en: `school starts and no supplies, school starting no money, no school supplies, no money for school clothes,
      kids need school clothes, kids have no shoes for school, kids need shoes for school, cant afford uniforms, back
      to school help, school starts soon, kids need backpacks, school uniforms no money, back to school, kids outgrew
      their clothes, school shoes`,
    es: `empieza la escuela y no tengo para utiles, no tengo para los utiles, no tengo dinero para uniformes, mis
      hijos no tienen zapatos para la escuela, mis hijos necesitan ropa para la escuela, uniformes de la escuela,
      zapatos para la escuela, utiles escolares gratis, regreso a clases, ropa para la escuela, no tengo para los
      uniformes, mochilas para ninos, entran a la escuela y no tienen zapatos, ya empieza la escuela`,
    needs: { 'school-supplies': 1, clothes: 0.7, shoes: 0.55, vaccines: 0.1 },
  },
  {
    en: `christmas no money for toys, no money for christmas, cant afford christmas, no christmas gifts, no toys for
      my kids, no presents for my kids, christmas for my kids, my kids wont have christmas, angel tree, adopt us for
      christmas, nothing under the tree`,
    es: `no tengo dinero para juguetes, no tengo dinero para navidad, no tengo para los regalos, juguetes para mis
      hijos en navidad, navidad sin dinero, mis hijos no van a tener regalos, no hay regalos de navidad, regalos para
      mis hijos, juguetes de navidad, regalos de navidad para ninos`,
    needs: { 'toys-holiday': 1, 'holiday-food': 0.5, 'coats-blankets': 0.15 },
  },
  {
    en: `thanksgiving no food, no thanksgiving dinner, cant afford thanksgiving, alone on christmas, christmas dinner
      no money, free thanksgiving dinner, nothing to eat for thanksgiving, alone for thanksgiving`,
    es: `no tengo para la cena de navidad, cena de navidad gratis, cena de thanksgiving gratis, no tengo comida para
      thanksgiving, no tengo para el pavo, solo en navidad, cena de accion de gracias gratis`,
    needs: { 'holiday-food': 1, 'hot-meals': 0.5, 'food-pantry': 0.5 },
  },
  {
    en: `no money for funeral, mom died no money for funeral, my mom died, my dad died, husband died, my husband died,
      my wife died, my baby died, death in family, cant afford funeral, cremation no money, cant bury my mother,
      family member passed away, passed away no insurance, lost my mom, lost my husband, mother passed away`,
    es: `no tengo dinero para el funeral, no tengo para el entierro, se murio mi mama, murio mi esposo, murio mi hijo,
      fallecio mi papa, fallecio mi mama, se murio mi esposo, murio un familiar, no podemos pagar el funeral, enterrar
      a mi mama, cremacion sin dinero, mandar el cuerpo a mexico, no tenemos para enterrarlo, perdi a mi mama, perdi a
      mi esposo, perdi a mi hijo, fallecio mi esposo`,
    needs: {
      'burial-help': 0.9,
      'grief-support': 0.8,
      'cash-assistance': 0.15,
      'social-security': 0.25,
      'support-groups': 0.2,
    },
  },
  {
    en: `cant feed my dog, cant afford vet, cant afford my pet, dog is sick no money, dog needs surgery no money,
      going to hospital who will keep my dog, cant keep my dog moving, apartment wont allow my dog, dog got hit by car`,
    es: `no tengo para el veterinario, mi perro esta enfermo y no tengo dinero, no puedo darle de comer a mi perro,
      atropellaron a mi perro, no puedo quedarme con mi perro, no aceptan mi perro en el apartamento, no puedo pagar
      veterinario`,
    needs: { 'pet-help': 1, 'animal-shelter': 0.45 },
  },
  {
    en: `my wife is dying, mom is dying, dying at home, terminal illness, terminal cancer, dad is dying, months to
      live, end of life, doctors said nothing more to do, husband is dying`,
    es: `mi mama se esta muriendo, mi papa se esta muriendo, enfermedad terminal, cancer terminal, le quedan meses de
      vida, se esta muriendo, los doctores ya no pueden hacer nada, mi esposo se esta muriendo`,
    needs: { hospice: 1, 'grief-support': 0.4, 'caregiver-respite': 0.4, 'home-health': 0.3, 'spiritual-care': 0.2 },
  },
  {
    en: `80 years old living alone, elderly on fixed income, im on social security and cant make it, social security
      not enough, senior cant pay bills, senior on fixed income, retired cant afford, elderly with no food, old and
      cant drive`,
    es: `soy mayor y vivo sola, no me alcanza el seguro social, vivo de mi pension, tengo 70 anos y necesito ayuda,
      soy una persona mayor y no me alcanza, tengo 80 anos y vivo solo, mi cheque no me alcanza, soy de la tercera
      edad y necesito ayuda, no me alcanza mi cheque`,
    needs: {
      'senior-services': 0.9,
      'food-pantry': 0.35,
      'utility-help': 0.4,
      'senior-housing': 0.3,
      'senior-meals': 0.35,
      'home-delivered-meals': 0.35,
      'benefits-enrollment': 0.35,
      'senior-rides': 0.25,
    },
  },
  {
    en: `need a babysitter to go to work, cant work because no child care, cant work no daycare, no one to watch my
      kids, who can watch my kids while i work, got a job no daycare, need daycare to work, daycare too expensive,
      lost my babysitter, night shift no babysitter`,
    es: `no puedo trabajar porque no tengo quien cuide a mis hijos, no tengo quien cuide a mis hijos, quien cuide a
      mis hijos mientras trabajo, necesito guarderia para trabajar, la guarderia es muy cara, no tengo con quien dejar
      a mis hijos, consegui trabajo y no tengo quien cuide a mi bebe, no tengo quien me cuide al bebe, trabajo de
      noche y no tengo ninera`,
    needs: {
      'child-care': 1,
      'head-start': 0.45,
      'after-school': 0.3,
      'benefits-enrollment': 0.15,
      'job-search': 0.1,
    },
  },
  {
    en: `gay kid kicked out, kicked out for being gay, kicked out for being trans, family rejected me gay, parents
      found out im gay, gay and homeless, trans and homeless, parents dont accept me, church rejected me gay, trans no
      place to go`,
    es: `me corrieron por ser gay, me echaron por ser gay, mis papas no me aceptan por gay, soy trans y no tengo donde
      vivir, mi familia me rechaza por ser gay, me corrieron por ser lesbiana, soy gay y estoy en la calle, mi familia
      no me acepta`,
    needs: {
      'lgbt-services': 1,
      'youth-shelter': 0.6,
      'emergency-shelter': 0.45,
      'mental-health-counseling': 0.35,
      'support-groups': 0.3,
      'youth-counseling': 0.35,
    },
  },
  {
    en: `aged out of foster care, aging out of foster care, foster kid turning 18, grew up in foster care, was in
      foster care need help, turning 18 foster care, former foster youth`,
    es: `sali del foster care, creci en foster, cumplo 18 y salgo de foster, estuve en foster care, joven de foster
      care`,
    needs: {
      'foster-care': 0.9,
      'transitional-housing': 0.6,
      'youth-mentoring': 0.3,
      'college-help': 0.3,
      'job-search': 0.25,
      'youth-shelter': 0.3,
      'case-management': 0.3,
    },
  },
  {
    en: `my marriage is falling apart, fighting with my husband, fighting with my wife, my husband cheated, wife
      cheated on me, we fight all the time, marriage problems, family fighting all the time, fighting with my teenager`,
    es: `problemas con mi esposo, problemas con mi esposa, peleo mucho con mi esposo, mi esposo me engano, mi esposa
      me engano, problemas de pareja, problemas matrimoniales, peleamos mucho, mi matrimonio se acaba, problemas con
      mi hijo adolescente`,
    needs: {
      'family-counseling': 1,
      'mental-health-counseling': 0.4,
      'family-law': 0.2,
      'parenting-classes': 0.15,
      'domestic-violence-help': 0.15,
    },
  },
  {
    en: `baby with no car seat, leaving hospital with baby no car seat, need car seat for baby, no crib for baby, baby
      sleeps with me no crib`,
    es: `no tengo asiento para el carro del bebe, necesito asiento para mi bebe, no tengo cuna, bebe sin cuna, mi bebe
      no tiene cuna, asiento de carro para bebe`,
    needs: { 'car-seat': 0.8, 'baby-items': 0.9, 'infant-safety': 0.4, diapers: 0.25 },
  },
  {
    en: `out of diapers, no diapers, no diapers for my baby, baby out of formula, no formula for my baby, cant afford
      formula, need wipes and diapers, cant find formula, ran out of diapers, no milk for baby`,
    es: `no tengo panales, se me acabaron los panales, no tengo leche para mi bebe, no puedo comprar la formula, se me
      acabo la formula, necesito panales y leche, no tengo panales para mi bebe, mi bebe no tiene leche, no me alcanza
      para panales`,
    needs: { diapers: 0.85, 'baby-formula': 0.85, wic: 0.5, 'baby-items': 0.45, 'food-pantry': 0.15 },
  },
];
